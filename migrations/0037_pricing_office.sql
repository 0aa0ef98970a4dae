-- Counts up with every change by staff, so that two who edit one row do not overwrite each other. Uses do not count.
alter table season add column version integer not null default 1;
alter table promotion add column version integer not null default 1;

-- Two people at one record do not overwrite each other.
alter table category add column version integer not null default 1;
alter table addon add column version integer not null default 1;

-- What a customer agrees to with an add-on, in Thai.
alter table addon add column terms_th text;

alter table setting
  -- As they were called then; null where the product itself wrote it.
  add column saved_by text;

-- Secrets of the settings, sealed: whoever gets the database alone has nothing.
create table setting_secret (
  -- `group.field`
  name    text primary key,
  sealed  bytea not null
);

alter table location
  add column version integer not null default 1;

-- Nobody can pay with a method that ends below its start.
alter table payment_method
  add check (min_amount_satang <= max_amount_satang);

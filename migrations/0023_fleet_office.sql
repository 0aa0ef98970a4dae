-- A vehicle may wait for its plate; those that have one have it alone.
drop index vehicle_plate;
create unique index vehicle_plate on vehicle (license_plate) where archived_at is null and license_plate <> '';

alter table maintenance_block add column version integer not null default 1;
create index maintenance_block_vehicle on maintenance_block (vehicle_id, until_at);

-- A fleet that comes from a file: its vehicles as they were read, and how many of them are in the fleet already.
create table fleet_import (
  id          uuid primary key default uuidv7(),
  file_name   text not null,
  vehicles    jsonb not null,
  done        integer not null default 0,
  -- How many of `vehicles` had their turn; `done` counts those that were taken.
  seen        integer not null default 0,
  bad         jsonb not null,
  started_at  timestamptz not null,
  finished_at timestamptz,
  -- Who began it, as the audit log names them.
  begun_by    jsonb not null
);

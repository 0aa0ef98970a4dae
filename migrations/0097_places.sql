-- A return elsewhere, with what it costs (docs/rules/places.md).
create table location_pair (
  id uuid primary key default uuidv7(),
  from_id uuid not null references location (id) on delete cascade,
  to_id uuid not null references location (id) on delete cascade,
  fee_satang bigint not null check (fee_satang >= 0),
  -- Satang by id of the categories whose fee differs.
  category_fees jsonb not null default '{}' check (jsonb_typeof(category_fees) = 'object'),
  -- Of so many days and more it is free; null: never.
  free_from_days smallint check (free_from_days > 0),
  version integer not null default 1,
  constraint location_pair_once unique (from_id, to_id),
  constraint location_pair_is_one_way check (from_id <> to_id)
);

create trigger announce_change after insert or update or delete or truncate on location_pair
  for each statement execute function announce_change();

alter table location
  -- Hours of single dates, which win over those of the weekday: [{"date": "2027-04-13", "hours": "closed"}].
  add column special_hours jsonb not null default '[]' check (jsonb_typeof(special_hours) = 'array'),
  -- What happens outside opening hours. Unattended: a key box, with how it works.
  add column pick_up_outside text not null default 'free'
    check (pick_up_outside in ('free', 'refused', 'fee', 'unattended')),
  add column pick_up_outside_satang bigint not null default 0 check (pick_up_outside_satang >= 0),
  add column pick_up_instructions text not null default '',
  add column pick_up_instructions_th text not null default '',
  add column drop_off_outside text not null default 'free'
    check (drop_off_outside in ('free', 'refused', 'fee', 'unattended')),
  add column drop_off_outside_satang bigint not null default 0 check (drop_off_outside_satang >= 0),
  add column drop_off_instructions text not null default '',
  add column drop_off_instructions_th text not null default '';

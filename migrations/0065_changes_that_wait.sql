-- A dearer change that a customer agreed to and has not paid for. Its booking stays as it is until then; what the
-- change takes beyond it is held until the end.
create table booking_change (
  booking_id           uuid primary key references booking,
  pick_up_at           timestamptz not null,
  drop_off_at          timestamptz not null check (drop_off_at > pick_up_at),
  pick_up_location_id  uuid not null references location,
  drop_off_location_id uuid not null references location,
  addons               jsonb not null,
  -- As agreed: what is paid for is not priced anew.
  quote                jsonb not null,
  -- The promotion of which it holds a use; null where that is the booking's own use.
  promotion_id         uuid references promotion,
  ends_at              timestamptz not null,
  -- When it ended unpaid. It holds nothing since; money that still comes for it may bring it about.
  ended_at             timestamptz
);
create index booking_change_end on booking_change (ends_at) where ended_at is null;
create index booking_change_promotion on booking_change (promotion_id) where promotion_id is not null;

-- Of a waiting change: the vehicle's time outside that of its booking, which may be two parts.
alter table vehicle_occupancy
  add column change_of uuid references booking_change on delete cascade,
  drop constraint vehicle_occupancy_reason,
  add constraint vehicle_occupancy_reason check (num_nonnulls(booking_id, maintenance_block_id, change_of) = 1);
create index vehicle_occupancy_change on vehicle_occupancy (change_of) where change_of is not null;

-- The same for units of add-ons.
alter table addon_reservation
  add column id uuid not null default uuidv7(),
  add column change_of uuid references booking_change on delete cascade,
  drop constraint addon_reservation_pkey,
  add primary key (id),
  alter column booking_id drop not null,
  add constraint addon_reservation_of_booking unique (booking_id, addon_id),
  add constraint addon_reservation_reason check (num_nonnulls(booking_id, change_of) = 1);
create index addon_reservation_change on addon_reservation (change_of) where change_of is not null;

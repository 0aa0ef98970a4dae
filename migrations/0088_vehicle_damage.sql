-- The damage of each vehicle: where it is, since when, which rental brought it, and when it was repaired
-- (docs/rules/damage.md). Its pictures are the photographs of that hand-over at the same place.
create table vehicle_damage (
  id uuid primary key default uuidv7(),
  vehicle_id uuid not null references vehicle (id),
  place text not null,
  -- On the drawing, in thousandths of its width and height.
  pin_x smallint check (pin_x between 0 and 1000),
  pin_y smallint check (pin_y between 0 and 1000),
  kind text not null check (kind in ('scratch', 'dent', 'crack', 'hole', 'stain', 'tear', 'missing', 'other')),
  size text not null check (size in ('small', 'medium', 'large')),
  note text not null default '',
  recorded_at timestamptz not null,
  recorded_by uuid,
  recorded_by_name text,
  -- The rental at whose hand-over it was first seen. At the pick-up it was there before; at the return it is new.
  booking_id uuid references booking (id),
  hand_over text check (hand_over in ('pick-up', 'return')),
  repaired_at timestamptz,
  repaired_by uuid,
  repaired_by_name text,
  repair_note text not null default '',
  constraint vehicle_damage_pin_is_whole check ((pin_x is null) = (pin_y is null)),
  constraint vehicle_damage_hand_over_is_whole check ((booking_id is null) = (hand_over is null)),
  constraint vehicle_damage_repaired_after check (repaired_at >= recorded_at)
);
create index vehicle_damage_of_vehicle on vehicle_damage (vehicle_id, recorded_at);
create index vehicle_damage_of_booking on vehicle_damage (booking_id) where booking_id is not null;

create table location (
  id            uuid primary key default uuidv7(),
  name          text not null,
  name_th       text,
  address       text not null,
  city          text not null,
  contact_phone text not null default '',
  is_airport    boolean not null default false,
  -- Opening hours per weekday ({"monday": "8:30-18:00", ...}); null means those of the main office.
  hours         jsonb,
  latitude      double precision,
  longitude     double precision,
  display_order integer not null default 0,
  active        boolean not null default true,
  archived_at   timestamptz
);
create unique index location_name on location (lower(name)) where archived_at is null;

create table category (
  id                      uuid primary key default uuidv7(),
  slug                    text not null unique,
  name                    text not null,
  name_th                 text,
  description             text not null default '',
  features                text[] not null default '{}',
  security_deposit_satang bigint not null default 0 check (security_deposit_satang >= 0),
  minimum_driver_age      smallint not null default 21,
  display_order           integer not null default 0,
  is_active               boolean not null default true,
  archived_at             timestamptz
);

create table vehicle (
  id                  uuid primary key default uuidv7(),
  brand               text not null,
  model               text not null,
  year                smallint not null,
  category_id         uuid not null references category,
  body_type           text not null check (body_type in
    ('city-car', 'hatchback', 'sedan', 'suv', 'pick-up', 'van', 'electric', 'luxury', 'scooter')),
  color               text not null,
  seats               smallint not null check (seats between 1 and 20),
  luggage             smallint not null default 0,
  transmission        text not null check (transmission in ('automatic', 'manual')),
  fuel_type           text not null check (fuel_type in ('petrol', 'diesel', 'hybrid', 'electric')),
  license_plate       text not null,
  mileage             integer not null default 0,
  daily_rate_satang   bigint not null check (daily_rate_satang >= 0),
  weekly_rate_satang  bigint check (weekly_rate_satang >= 0),
  monthly_rate_satang bigint check (monthly_rate_satang >= 0),
  status              text not null default 'available' check (status in ('available', 'rented', 'maintenance')),
  images              text[] not null default '{}',
  features            text[] not null default '{}',
  description         text,
  description_th      text,
  -- The order of "Featured": lower comes first.
  featured_order      integer not null default 1000,
  version             integer not null default 1,
  created_at          timestamptz not null,
  archived_at         timestamptz
);
create unique index vehicle_plate on vehicle (license_plate) where archived_at is null;
create index vehicle_offer on vehicle (featured_order, id) where archived_at is null;
create index vehicle_category on vehicle (category_id);

create table maintenance_block (
  id         uuid primary key default uuidv7(),
  vehicle_id uuid not null references vehicle,
  from_at    timestamptz not null,
  until_at   timestamptz not null check (until_at > from_at),
  reason     text not null,
  created_at timestamptz not null
);

-- When a vehicle is not free, and why: one row for each booking that holds it and for each maintenance block.
-- One vehicle is never promised twice, whatever the code above believes.
create table vehicle_occupancy (
  id                   uuid primary key default uuidv7(),
  vehicle_id           uuid not null references vehicle,
  -- From pick-up until return plus the turnover interval that the booking was made with.
  during               tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  booking_id           uuid unique,
  maintenance_block_id uuid unique references maintenance_block on delete cascade,
  -- An unpaid booking holds the vehicle until then; null means for good.
  held_until           timestamptz,
  constraint vehicle_occupancy_reason check (num_nonnulls(booking_id, maintenance_block_id) = 1),
  constraint vehicle_is_free exclude using gist (vehicle_id with =, during with &&)
);
create index vehicle_occupancy_during on vehicle_occupancy using gist (during);
create index vehicle_occupancy_held on vehicle_occupancy (held_until) where held_until is not null;

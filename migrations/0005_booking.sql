create table booking (
  id                    uuid primary key default uuidv7(),
  reference             text not null unique,
  status                text not null check (status in ('pending', 'confirmed', 'completed', 'cancelled')),
  vehicle_id            uuid not null references vehicle,
  customer_id           uuid not null references customer,
  first_name            text not null,
  last_name             text not null,
  email                 text not null,
  phone                 text not null,
  license_number        text not null,
  language              text not null check (language in ('en', 'th')),
  pick_up_location_id   uuid not null references location,
  drop_off_location_id  uuid not null references location,
  pick_up_at            timestamptz not null,
  drop_off_at           timestamptz not null check (drop_off_at > pick_up_at),
  -- Return plus the turnover interval of the day it was made: a later change of the setting changes nothing here.
  blocked_until         timestamptz not null check (blocked_until >= drop_off_at),
  payment_plan          text not null check (payment_plan in ('full', 'deposit')),
  insurance_package_id  uuid references insurance_package,
  insurance_pay_at      text check (insurance_pay_at in ('online', 'pickup')),
  promotion_id          uuid references promotion,
  quote                 jsonb not null,
  total_satang          bigint not null check (total_satang >= 0),
  -- Sums of the ledger, written with it in one transaction.
  paid_satang           bigint not null default 0 check (paid_satang >= 0),
  refunded_satang       bigint not null default 0 check (refunded_satang >= 0),
  -- A payment is under way, and nobody knows its end yet.
  is_paying             boolean not null default false,
  -- While unpaid: when the hold ends. Null once it no longer expires.
  hold_until            timestamptz,
  -- The browser that booked, for the cap on unpaid holds.
  client                text,
  picked_up_at          timestamptz,
  returned_at           timestamptz,
  cancelled_at          timestamptz,
  cancelled_because     text check (cancelled_because in ('expired', 'customer', 'staff', 'late-payment')),
  version               integer not null default 1,
  created_at            timestamptz not null
);
create index booking_vehicle on booking (vehicle_id, pick_up_at);
create index booking_unpaid on booking (hold_until) where status = 'pending' and hold_until is not null;
create index booking_email on booking (lower(email));
create index booking_customer on booking (customer_id);

alter table vehicle_occupancy add foreign key (booking_id) references booking;
alter table addon_reservation add foreign key (booking_id) references booking;

create table booking_addon (
  booking_id uuid not null references booking,
  addon_id   uuid not null references addon,
  quantity   integer not null check (quantity >= 1),
  primary key (booking_id, addon_id)
);

-- Whoever shows a token with one of these hashes may see and manage the booking.
create table booking_access (
  token_hash bytea primary key,
  booking_id uuid not null references booking,
  created_at timestamptz not null
);
create index booking_access_booking on booking_access (booking_id);

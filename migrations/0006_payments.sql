create table payment_method (
  method_type            text primary key,
  display_name           text not null,
  display_name_th        text,
  description            text not null default '',
  description_th         text,
  enabled                boolean not null default false,
  min_amount_satang      bigint not null default 2000,
  max_amount_satang      bigint not null default 15000000,
  -- Basis points of the amount paid with it.
  processing_fee         integer not null default 0 check (processing_fee between 0 and 10000),
  display_order          integer not null default 0
);

-- Written before the provider is called, so that no charge is ever unknown to us.
create table payment_attempt (
  id               uuid primary key default uuidv7(),
  booking_id       uuid not null references booking,
  method_type      text not null,
  payment_plan     text not null check (payment_plan in ('full', 'deposit')),
  -- What the provider is asked for, fee in.
  amount_satang    bigint not null check (amount_satang > 0),
  fee_satang       bigint not null default 0 check (fee_satang >= 0),
  status           text not null check (status in ('sending', 'pending', 'successful', 'failed', 'expired')),
  charge_id        text unique,
  transaction_id   text,
  card_brand       text,
  card_last_digits text,
  failure_code     text,
  failure_message  text,
  created_at       timestamptz not null,
  updated_at       timestamptz not null
);
create index payment_attempt_booking on payment_attempt (booking_id, created_at);
-- One open attempt for a booking: fifty clicks reach the provider once.
create unique index payment_attempt_open on payment_attempt (booking_id) where status in ('sending', 'pending');

-- What was really paid and given back. Never changed, never deleted.
create table ledger_entry (
  id            uuid primary key default uuidv7(),
  booking_id    uuid not null references booking,
  kind          text not null check (kind in ('payment', 'refund')),
  method_type   text not null,
  amount_satang bigint not null check (amount_satang > 0),
  -- The part of the amount that is the method's processing fee.
  fee_satang    bigint not null default 0 check (fee_satang >= 0),
  attempt_id    uuid references payment_attempt,
  reference     text,
  created_at    timestamptz not null
);
create index ledger_entry_booking on ledger_entry (booking_id);
create unique index ledger_entry_once on ledger_entry (attempt_id) where kind = 'payment';

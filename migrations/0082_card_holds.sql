-- Holds on cards that stand for security deposits (docs/rules/deposits.md). A rental that outlives a hold has several, each
-- renewing the last.
create table card_hold (
  id uuid primary key default uuidv7(),
  booking_id uuid not null references booking (id),
  amount_satang bigint not null check (amount_satang > 0),
  status text not null check (
    status in ('sending', 'waiting', 'given-up', 'held', 'releasing', 'capturing', 'failed', 'released', 'captured', 'lapsed')
  ),
  -- Null until it stands for a deposit.
  deposit_id uuid references security_deposit (id),
  -- The hold that it renews.
  renews uuid references card_hold (id),
  -- The provider's charge, and its customer whose stored card was charged.
  charge_id text unique,
  customer_id text,
  card_brand text,
  card_last_digits text,
  -- Where the card holder approves it, while it waits.
  authorize_uri text,
  -- When the provider lets go of it by itself.
  expires_at timestamptz,
  failure_code text,
  failure_message text,
  -- What is kept of it, once that is decided; what the provider took, and what of that went back.
  keep_satang bigint check (keep_satang between 0 and amount_satang),
  captured_satang bigint not null default 0 check (captured_satang between 0 and amount_satang),
  refunded_satang bigint not null default 0 check (refunded_satang between 0 and captured_satang),
  -- The provider's refund of what went back.
  refund_id text,
  -- Since when a process takes the money or gives it back, so that no other does; and when the provider was last asked.
  claimed_at timestamptz,
  asked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint card_hold_stands_for_deposit check (deposit_id is not null or status <> 'held'),
  constraint card_hold_keeps_what_is_left check (status <> 'captured' or keep_satang = captured_satang - refunded_satang)
);
create index card_hold_of_booking on card_hold (booking_id);
create index card_hold_of_deposit on card_hold (deposit_id);
create index card_hold_renewed on card_hold (renews);
-- A booking has one hold under way, and one that stands.
create unique index card_hold_begun on card_hold (booking_id) where status in ('sending', 'waiting');
create unique index card_hold_held on card_hold (booking_id) where status = 'held';
create index card_hold_followed on card_hold (asked_at)
  where status in ('sending', 'waiting', 'given-up', 'held', 'releasing', 'capturing');
create index card_hold_stored_card on card_hold (customer_id) where customer_id is not null;

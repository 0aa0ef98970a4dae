-- Security deposits that customers left at the desk, and what became of each (docs/rules/deposits.md).
create table security_deposit (
  id uuid primary key default uuidv7(),
  booking_id uuid not null references booking (id),
  method_type text not null,
  amount_satang bigint not null check (amount_satang > 0),
  -- What the clerk typed, such as the number of a receipt.
  reference text,
  left_at timestamptz not null,
  ended_at timestamptz,
  -- What the business kept of it; the rest went back. 0 gives all of it back.
  kept_satang bigint check (kept_satang between 0 and amount_satang),
  -- The payment that the kept part became.
  payment_id uuid unique references ledger_entry (id),
  constraint security_deposit_ends_whole check ((ended_at is null) = (kept_satang is null)),
  constraint security_deposit_kept_is_paid check ((coalesce(kept_satang, 0) > 0) = (payment_id is not null))
);
create index security_deposit_of_booking on security_deposit (booking_id);
-- A customer leaves one deposit at a time.
create unique index security_deposit_left on security_deposit (booking_id) where ended_at is null;

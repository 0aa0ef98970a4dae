-- A charge that the provider undid before its money was captured is no failed one.
alter table payment_attempt drop constraint payment_attempt_status_check;
alter table payment_attempt add constraint payment_attempt_status_check
  check (status in ('sending', 'pending', 'given-up', 'successful', 'failed', 'expired', 'reversed'));

-- The payments of the office: every attempt, and beside them what staff wrote down. Each side has an index for each
-- order, so that a page is found without reading the rest.
create view payment_transaction as
  select id, booking_id, method_type, amount_satang, fee_satang, status,
    lower(coalesce(charge_id, '') || ' ' || coalesce(transaction_id, '')) as search_text,
    created_at, updated_at
  from payment_attempt
  union all
  select id, booking_id, method_type, amount_satang, fee_satang, 'successful'::text,
    lower(coalesce(reference, '')),
    created_at, created_at
  from ledger_entry
  where kind = 'payment' and attempt_id is null;

create index payment_attempt_newest on payment_attempt (created_at, id);
create index payment_attempt_by_amount on payment_attempt (amount_satang, id);
create index payment_attempt_by_status on payment_attempt (status, created_at, id);
create index payment_attempt_search on payment_attempt using gin (
  lower(coalesce(charge_id, '') || ' ' || coalesce(transaction_id, '')) gin_trgm_ops
);
create index ledger_record_newest on ledger_entry (created_at, id) where kind = 'payment' and attempt_id is null;
create index ledger_record_by_amount on ledger_entry (amount_satang, id) where kind = 'payment' and attempt_id is null;
create index ledger_record_search on ledger_entry using gin (lower(coalesce(reference, '')) gin_trgm_ops)
  where kind = 'payment' and attempt_id is null;
create index ledger_refund_of on ledger_entry (refund_of) where kind = 'refund';
-- What moved in a period, and what the provider calls a refund, for reconciling.
create index ledger_refund_reference on ledger_entry (reference) where kind = 'refund';
create index ledger_entry_newest on ledger_entry (created_at);

-- Why the provider's books and ours differ in something, as staff explained it.
create table reconciliation_note (
  -- The difference, such as `unknown-charge:chrg_test_1`.
  key        text primary key,
  -- Of the booking that it is about, with whose customer it is forgotten.
  booking_id uuid references booking,
  text       text not null check (text <> ''),
  by_id      uuid,
  -- As they were called then.
  by_name    text not null,
  created_at timestamptz not null
);
create index reconciliation_note_booking on reconciliation_note (booking_id);

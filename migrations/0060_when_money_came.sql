-- The money of a payment comes in after it was begun: seconds later by card, minutes later by QR code, and sometimes on
-- the next day. The office lists a payment by the moment at which its money came in, as the ledger and the reports do.
alter table payment_attempt add column paid_at timestamptz;
update payment_attempt set paid_at = entry.created_at
from ledger_entry entry
where entry.attempt_id = payment_attempt.id and entry.kind = 'payment';

create or replace view payment_transaction as
  select id, booking_id, method_type, amount_satang, fee_satang, status,
    lower(coalesce(charge_id, '') || ' ' || coalesce(transaction_id, '')) as search_text,
    coalesce(paid_at, created_at) as created_at, updated_at
  from payment_attempt
  union all
  select id, booking_id, method_type, amount_satang, fee_satang, 'successful'::text,
    lower(coalesce(reference, '')),
    created_at, created_at
  from ledger_entry
  where kind = 'payment' and attempt_id is null;

create index payment_attempt_latest on payment_attempt (coalesce(paid_at, created_at), id);
create index payment_attempt_latest_by_status on payment_attempt (status, coalesce(paid_at, created_at), id);
drop index payment_attempt_by_status;

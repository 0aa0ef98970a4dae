-- A refund that the provider told twice is written once. Staff may send two refunds with one transfer, so the reference
-- that they write down may stand at both.
drop index ledger_refund_once;
create unique index ledger_refund_once on ledger_entry (attempt_id, reference)
  where kind = 'refund' and recorded_by is null;

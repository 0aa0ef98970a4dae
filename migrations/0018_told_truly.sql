-- Why money that came goes back though nobody asked for it, so that its customer is told the reason that is true.
alter table refund add column because text
  check (because in ('paid-already', 'other-amount', 'too-late', 'cancelled'));

-- How the customer last said to pay us directly; it stays when they pay online after all. Null where they never said so,
-- and for bookings of before.
alter table booking add column pays_by text check (pays_by in ('cash', 'bank_transfer'));

-- Why money that came goes back though nobody asked for it, so that its customer is told the reason that is true.
alter table refund add column because text
  check (because in ('paid-already', 'other-amount', 'too-late', 'cancelled'));

-- How the customer said to pay us directly. Null once or while they pay online, and for bookings of before.
alter table booking add column pays_by text check (pays_by in ('cash', 'bank_transfer'));

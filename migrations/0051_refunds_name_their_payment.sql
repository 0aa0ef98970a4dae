-- A refund gives back a payment and stands with it: in the list, in its card, in what is left of it. Refunds from before
-- payments were named get the newest payment of their booking.
update ledger_entry refund set refund_of = (
  select payment.id from ledger_entry payment
  where payment.booking_id = refund.booking_id and payment.kind = 'payment'
  order by payment.created_at <= refund.created_at desc, payment.created_at desc, payment.id desc limit 1)
where kind = 'refund' and refund_of is null;
-- Not valid, because a booking of before may have a refund and no payment at all.
alter table ledger_entry add constraint ledger_refund_of_payment
  check (kind <> 'refund' or refund_of is not null) not valid;

-- What of the security deposit lies with the business, kept with the booking: what it covers after the return is not
-- asked for otherwise, and the lists of bookings and of money due have to know that of every row.
alter table booking add column security_deposit_left_satang bigint not null default 0
  check (security_deposit_left_satang >= 0);

create function deposit_left_of_booking() returns trigger language plpgsql as $$
begin
  update booking b
  set security_deposit_left_satang = coalesce(
    (select sum(d.amount_satang) from security_deposit d where d.booking_id = b.id and d.ended_at is null), 0)
  where b.id = case when tg_op = 'DELETE' then old.booking_id else new.booking_id end;
  return null;
end $$;

create trigger security_deposit_left
  after insert or delete or update of amount_satang, ended_at on security_deposit
  for each row execute function deposit_left_of_booking();

update booking b set security_deposit_left_satang = d.amount_satang
from security_deposit d where d.booking_id = b.id and d.ended_at is null;

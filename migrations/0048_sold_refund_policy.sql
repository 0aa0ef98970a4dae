-- How many hours before the pick-up a full refund ends, as the booking was sold: a later change of the setting changes
-- nothing here. Null only where a process of the release before wrote the booking: then the setting counts.
alter table booking add column full_refund_hours integer check (full_refund_hours > 0);

update booking set full_refund_hours = case
  (select value ->> 'cancellationPolicy' from setting where "group" = 'booking')
    when '24 hours' then 24
    when '72 hours' then 72
    when '1 week' then 168
    else 48
  end;

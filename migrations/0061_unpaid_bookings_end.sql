-- A vehicle kept for cash or a transfer is kept for hours, until somebody is known to read the booking's e-mail.
alter table booking add column kept_until timestamptz;
create index booking_unpaid_end on booking (coalesce(hold_until, kept_until))
  where status = 'pending' and coalesce(hold_until, kept_until) is not null;

-- The address a key was mailed to: whoever shows the key reads its mail.
alter table booking_access add column mailed_to text;

-- As in migrations/0050_bookings_keep_their_vehicles.sql, with this end too.
create or replace function refuse_untied_vehicle(checked uuid) returns void language plpgsql as $$
declare
  wrong text;
begin
  select b.reference into wrong
  from booking b left join vehicle_occupancy o on o.booking_id = b.id
  where b.id = checked and not case b.status
    when 'cancelled' then o.id is null
    when 'completed' then o.id is null or (o.vehicle_id = b.vehicle_id and lower(o.during) = b.pick_up_at)
    else case when o.id is null then b.status = 'pending' and coalesce(b.hold_until, b.kept_until) is not null
      else o.vehicle_id = b.vehicle_id and o.during = tstzrange(b.pick_up_at, b.blocked_until)
        and o.held_until is not distinct from case when b.status = 'pending' then coalesce(b.hold_until, b.kept_until) end
    end
  end;
  if found then
    raise exception 'Booking % and the time for which its vehicle is taken do not agree', wrong
      using errcode = 'integrity_constraint_violation', constraint = 'booking_keeps_its_vehicle',
        hint = 'Write booking and vehicle_occupancy in one transaction.';
  end if;
end $$;

drop trigger booking_keeps_its_vehicle on booking;
create constraint trigger booking_keeps_its_vehicle
  after insert or update of status, vehicle_id, pick_up_at, blocked_until, hold_until, kept_until on booking
  deferrable initially deferred for each row execute function tie_of_booking();

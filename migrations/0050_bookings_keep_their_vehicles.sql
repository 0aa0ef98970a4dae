-- A booking and its row of occupancy say one thing, whoever writes them: an import or a repair by SQL cannot sell a
-- vehicle twice. Judged at the commit, so that a transaction may write them in any order.
--   confirmed, and pending without an end of its hold: occupied from pick-up to the end of the turnover, for good;
--   pending with an end of its hold: the same until then, or nothing, because a hold that ended gives way before its
--     booking is cancelled; money that comes for it must get the vehicle anew;
--   completed: from pick-up until the vehicle was ready again, or nothing;
--   cancelled: nothing.
create function refuse_untied_vehicle(checked uuid) returns void language plpgsql as $$
declare
  wrong text;
begin
  select b.reference into wrong
  from booking b left join vehicle_occupancy o on o.booking_id = b.id
  where b.id = checked and not case b.status
    when 'cancelled' then o.id is null
    when 'completed' then o.id is null or (o.vehicle_id = b.vehicle_id and lower(o.during) = b.pick_up_at)
    else case when o.id is null then b.status = 'pending' and b.hold_until is not null
      else o.vehicle_id = b.vehicle_id and o.during = tstzrange(b.pick_up_at, b.blocked_until)
        and o.held_until is not distinct from case when b.status = 'pending' then b.hold_until end
    end
  end;
  if found then
    raise exception 'Booking % and the time for which its vehicle is taken do not agree', wrong
      using errcode = 'integrity_constraint_violation', constraint = 'booking_keeps_its_vehicle',
        hint = 'Write booking and vehicle_occupancy in one transaction.';
  end if;
end $$;

create function tie_of_booking() returns trigger language plpgsql as $$
begin
  perform refuse_untied_vehicle(new.id);
  return null;
end $$;

create function tie_of_occupancy() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.booking_id is not null then
    perform refuse_untied_vehicle(old.booking_id);
  end if;
  if tg_op <> 'DELETE' and new.booking_id is not null and (tg_op = 'INSERT' or new.booking_id is distinct from old.booking_id)
  then
    perform refuse_untied_vehicle(new.booking_id);
  end if;
  return null;
end $$;

-- Bookings of before are repaired: what disagrees goes, what is missing comes, the booking made first going first.
delete from vehicle_occupancy o using booking b
where b.id = o.booking_id and not case b.status
  when 'cancelled' then false
  when 'completed' then o.vehicle_id = b.vehicle_id and lower(o.during) = b.pick_up_at
  else o.vehicle_id = b.vehicle_id and o.during = tstzrange(b.pick_up_at, b.blocked_until)
    and o.held_until is not distinct from case when b.status = 'pending' then b.hold_until end
end;

do $$
declare
  missing record;
begin
  for missing in
    select b.* from booking b
    where (b.status = 'confirmed' or (b.status = 'pending' and (b.hold_until is null or b.hold_until > now())))
      and not exists (select from vehicle_occupancy o where o.booking_id = b.id)
    order by b.created_at, b.id
  loop
    insert into vehicle_occupancy (vehicle_id, during, booking_id, held_until)
    values (missing.vehicle_id, tstzrange(missing.pick_up_at, missing.blocked_until), missing.id,
      case when missing.status = 'pending' then missing.hold_until end)
    on conflict do nothing;
    -- Only people can decide who gets the vehicle. Until then the booking stays as it was; its next change is judged.
    if not found and (missing.status = 'confirmed' or missing.hold_until is null) then
      raise warning 'Booking % has no vehicle of its own: % is taken from % to %', missing.reference,
        (select license_plate from vehicle where id = missing.vehicle_id), missing.pick_up_at, missing.blocked_until;
    end if;
  end loop;
end $$;

create constraint trigger booking_keeps_its_vehicle
  after insert or update of status, vehicle_id, pick_up_at, blocked_until, hold_until on booking
  deferrable initially deferred for each row execute function tie_of_booking();
create constraint trigger booking_keeps_its_vehicle
  after insert or update or delete on vehicle_occupancy
  deferrable initially deferred for each row execute function tie_of_occupancy();

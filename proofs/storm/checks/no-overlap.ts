import type { AtOnce } from './evidence.ts';

// Active bookings and maintenance of a vehicle, and again by the occupancy rows.
const overlapping = `
  with taken as (
    select vehicle_id, 'booking ' || reference as what, id, tstzrange(pick_up_at, blocked_until) as during
    from booking where status in ('pending', 'confirmed')
    union all
    select vehicle_id, 'maintenance ' || id, id, tstzrange(from_at, until_at) from maintenance_block
    union all
    select vehicle_id, 'occupancy ' || id, id, during from vehicle_occupancy
  ), kinds as (select *, split_part(what, ' ', 1) = 'occupancy' as is_occupancy from taken)
  select a.what || ' and ' || b.what || ' have vehicle ' || a.vehicle_id || ' at once' as sentence
  from kinds a join kinds b
    on a.vehicle_id = b.vehicle_id and a.id < b.id and a.is_occupancy = b.is_occupancy and a.during && b.during`;

const withoutTurnover = `
  select 'booking ' || reference || ' has no turnover of two hours' as sentence
  from booking where blocked_until < drop_off_at + interval '2 hours'`;

const mismatchedOccupancy = `
  select 'booking ' || reference || ' and its row of what is taken say different times' as sentence
  from booking left join vehicle_occupancy taken on taken.booking_id = booking.id
  where case
    when status in ('pending', 'confirmed')
      then (taken.vehicle_id, taken.during) is distinct from (booking.vehicle_id, tstzrange(pick_up_at, blocked_until))
    when status = 'cancelled' then taken.id is not null
    else false end`;

const changesOfOthers = `
  select 'the change of booking ' || reference || ' holds another vehicle, or the time of its booking' as sentence
  from vehicle_occupancy held join booking on booking.id = held.change_of
  where held.vehicle_id <> booking.vehicle_id or held.during && tstzrange(pick_up_at, blocked_until)`;

const brokenPromises = `
  select 'booking ' || reference || ' was promised a vehicle or a similar one, and has a lesser one' as sentence
  from vehicle_occupancy taken join booking on booking.id = taken.booking_id
    join vehicle given on given.id = taken.vehicle_id join vehicle chosen on chosen.id = booking.chosen_vehicle_id
  where given.category_id <> chosen.category_id or given.transmission <> chosen.transmission
    or given.seats < chosen.seats or given.luggage < chosen.luggage
  union all
  select 'booking ' || reference || ' is out, and its vehicle may still change' from vehicle_occupancy
    join booking on booking.id = booking_id where picked_up_at is not null and equal_to is not null`;

/** No vehicle is booked twice at a time, including the turnover, and nobody has less than was promised. */
export const noOverlap: AtOnce = {
  name: 'no vehicle is promised twice, turnover in, and none is less than was promised',
  find: async ({ rows }) => {
    const sentences = [];
    for (const query of [overlapping, withoutTurnover, mismatchedOccupancy, changesOfOthers, brokenPromises])
      sentences.push(...(await rows<{ sentence: string }>(query)));
    return sentences.map(({ sentence }) => sentence);
  },
};

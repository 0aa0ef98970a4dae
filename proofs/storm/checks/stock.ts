import type { AtOnce } from './evidence.ts';

// The demand for an add-on peaks at the start of some booking.
const beyondStock = `
  with wanted as (
    select chosen.addon_id, chosen.quantity, booking.pick_up_at as from_at, booking.drop_off_at as until_at
    from booking_addon chosen join booking on booking.id = chosen.booking_id
    where booking.status in ('pending', 'confirmed') and (hold_until is null or hold_until > now())
  )
  select addon.name || ': ' || sum(wanted.quantity) || ' are out on ' || moment.from_at || ', and there are '
    || addon.current_stock as sentence
  from addon
  join (select distinct addon_id, from_at from wanted) moment on moment.addon_id = addon.id
  join wanted on wanted.addon_id = addon.id and wanted.from_at <= moment.from_at and wanted.until_at > moment.from_at
  where addon.max_quantity is not null
  group by addon.id, moment.from_at
  having sum(wanted.quantity) > addon.current_stock`;

const otherwiseReserved = `
  select 'booking ' || booking.reference || ' has ' || coalesce(chosen.quantity, 0) || ' of an add-on and '
    || coalesce(reserved.quantity, 0) || ' reserved' as sentence
  from booking_addon chosen
  full join addon_reservation reserved using (booking_id, addon_id)
  join addon on addon.id = addon_id and addon.max_quantity is not null
  join booking on booking.id = booking_id
  where case
    when booking.status in ('pending', 'confirmed') then chosen.quantity is distinct from reserved.quantity
    when booking.status = 'cancelled' then reserved.quantity is not null
    else false end`;

const otherwiseUsed = `
  select coalesce(code, name) || ' was used ' || promotion.used_count || ' times, ' || used.bookings
    || ' bookings have it, and the limit is ' || coalesce(usage_limit::text, 'none') as sentence
  from promotion,
    lateral (
      select (select count(*) from booking where promotion_id = promotion.id and status <> 'cancelled')
        + (select count(*) from booking_change where promotion_id = promotion.id) as bookings
    ) used
  where used_count <> used.bookings or used.bookings > usage_limit`;

/** Add-on stock and promotion limits are never exceeded, and cancellations release both. */
export const stock: AtOnce = {
  name: 'stock of add-ons and uses of promotions are never exceeded',
  find: async ({ rows }) => {
    const sentences = [];
    for (const query of [beyondStock, otherwiseReserved, otherwiseUsed])
      sentences.push(...(await rows<{ sentence: string }>(query)));
    return sentences.map(({ sentence }) => sentence);
  },
};

/**
 * From `claim`, its open ones that are charged by themselves once their time is over. All others wait for staff, and
 * nothing ends them in a storm.
 */
export const openClaims = `
  from claim join booking on booking.id = booking_id
  where claim.status = 'open' and booking.status = 'completed' and email <> '' and coalesce((
    select (facts ->> 'agreesToLaterCharges')::boolean from rental_agreement agreement
    where agreement.booking_id = booking.id order by version desc limit 1), false)`;

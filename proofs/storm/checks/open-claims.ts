/**
 * From `claim`, its open ones that are charged by themselves once their time is over. All others wait for staff, and
 * nothing ends them in a storm.
 */
export const openClaims = `
  from claim join booking on booking.id = booking_id
  where claim.status = 'open' and booking.status = 'completed' and email <> '' and without_answer = 'charged'`;

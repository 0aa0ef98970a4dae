import type { Context } from '#platform/context.ts';
import { grantAccess } from './booking-access.ts';
import { type Booking, findBookingOf } from './booking-store.ts';
import { noSuchPair } from './rules/problems.ts';
import { readReference } from './rules/reference.ts';

/**
 * Opens a booking for who knows its reference and its e-mail. One query asks for both, so that a right reference with a
 * wrong e-mail is answered like, and as soon as, one that nobody has.
 */
export const lookUpBooking = async (
  ctx: Context,
  { bookingNumber, email }: { bookingNumber: string; email: string },
): Promise<{ booking: Booking; accessToken: string }> => {
  const booking = await findBookingOf(ctx.tx, { reference: readReference(bookingNumber), email });
  if (!booking) throw noSuchPair();
  return { booking, accessToken: await grantAccess(ctx, booking.id) };
};

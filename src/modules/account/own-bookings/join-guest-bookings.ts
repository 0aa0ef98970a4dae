import { lockGuestBookings, transferBookings } from '#modules/booking/index.ts';
import { customerOfAccount, eraseGuests, lockEmail, saveOwnRecord } from '#modules/customers/index.ts';
import type { Context } from '#platform/context.ts';

/**
 * What was booked as a guest with an e-mail joins the account that has proven it just now; other accounts' bookings
 * stay theirs. Guests' records that are left without bookings are emptied and archived. Later bookings with this e-mail
 * belong to the account from the start. Done twice or at once by two, it is done once.
 */
export const joinGuestBookings = async (
  ctx: Context,
  { userId, email }: { userId: string; email: string },
): Promise<void> => {
  const { tx, now } = ctx;
  await lockEmail(tx, email);
  await saveOwnRecord(tx, userId, { email });
  const found = await lockGuestBookings(tx, email);
  const customerId = found.length > 0 ? await customerOfAccount(ctx, userId) : null;
  if (!customerId) return;
  const emptied = await transferBookings(tx, found, customerId);
  await eraseGuests(tx, emptied, { now, keepsNameAndAddress: false });
};

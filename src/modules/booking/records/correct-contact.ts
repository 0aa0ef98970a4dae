import { type CorrectBookings, hiddenChanges } from '#modules/customers/index.ts';
import { readdressMails } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { type Contact, contactAfter, isErased, isSameAddress } from '../rules/contact.ts';
import { contactErased } from '../rules/problems.ts';
import { grantAccess } from './booking-access.ts';
import { type Booking, lockOpenBookings, revokeAccess, saveBooking } from './booking-store.ts';
import { recordByStaff } from './record-by-staff.ts';

/**
 * Corrects how the customer of a booking is called and reached, and returns the booking. The log names the fields alone.
 * Another e-mail ends the links that the earlier one got, and takes what still waits in the outbox. 409
 * `customers.anonymised`.
 */
export const correctContact = async (ctx: Context, booking: Booking, contact: Partial<Contact>): Promise<Booking> => {
  const changes = hiddenChanges(namesOf(booking), namesOf({ ...booking, ...contact }));
  if (Object.keys(changes.after).length === 0) return booking;
  if (isErased(booking)) throw contactErased();
  const after = await saveBooking(ctx.tx, { id: booking.id, ...contact });
  await recordByStaff(ctx, after, { action: 'booking.contact-corrected', ...changes });
  if (isSameAddress(booking.email, after.email)) return after;
  await revokeAccess(ctx.tx, booking.id);
  const to = { name: `${after.firstName} ${after.lastName}`.trim(), address: after.email };
  await readdressMails(ctx.tx, {
    bookingId: booking.id,
    from: booking.email,
    to,
    key: await grantAccess(ctx, booking.id, after.email),
  });
  return after;
};

/** The same for the open bookings of a customer whose record was corrected, where they said what it said. */
export const correctOpenBookings: CorrectBookings = async (ctx, { customerId, before, after }) => {
  let corrected = 0;
  for (const booking of await lockOpenBookings(ctx.tx, customerId)) {
    const changed = await correctContact(ctx, booking, contactAfter(booking, { before, after }));
    if (changed.version !== booking.version) corrected += 1;
  }
  return corrected;
};

const namesOf = ({ firstName, lastName, email: customerEmail, phone: customerPhone }: Contact) => ({
  firstName,
  lastName,
  customerEmail,
  customerPhone,
});

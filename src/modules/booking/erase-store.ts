import { inArray } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import { bookingAccess, bookings } from './booking-tables.ts';

const noContact = { email: '', phone: '', licenseNumber: '', client: null, cancelReason: null } as const;

const nobody = { ...noContact, firstName: '', lastName: '' } as const;

/**
 * Makes bookings anonymous; their names stay where an invoice needs them. Nobody opens them by a token or an e-mail any
 * more. What was rented and paid stays.
 */
export const eraseBookings = async (
  tx: Tx,
  ids: readonly string[],
  { keepsNames }: { keepsNames: boolean },
): Promise<void> => {
  if (ids.length === 0) return;
  const these = [...ids];
  await tx
    .update(bookings)
    .set(keepsNames ? noContact : nobody)
    .where(inArray(bookings.id, these));
  await tx.delete(bookingAccess).where(inArray(bookingAccess.bookingId, these));
};

import { inArray } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { bookingAccess, bookings, handOverPhotos, handOvers, rentalAgreements } from './records/booking-tables.ts';

const noContact = { email: '', phone: '', licenseNumber: '', client: null, cancelReason: null, notes: '' } as const;

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
  await tx.update(handOvers).set({ damage: '', note: '' }).where(inArray(handOvers.bookingId, these));
  // Their files go by a job: nothing of a disk belongs to a transaction.
  await tx.delete(handOverPhotos).where(inArray(handOverPhotos.bookingId, these));
  // With signature, licence and contact on one paper that cannot be told apart.
  await tx.delete(rentalAgreements).where(inArray(rentalAgreements.bookingId, these));
  await tx.delete(bookingAccess).where(inArray(bookingAccess.bookingId, these));
};

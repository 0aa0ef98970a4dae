import type { AuditNote, Context } from '#platform/context.ts';
import type { Difference } from '../../rules/reconciliation/books.ts';

/** Leaves an entry about a difference: with its booking, where there is one, else under its own name. */
export const recordDifference = (
  { record }: Context,
  { key, chargeId, bookingId, bookingNumber }: Difference,
  note: Omit<AuditNote, 'subject'>,
): Promise<void> => {
  const ofBooking = bookingId && { kind: 'booking', id: bookingId, name: bookingNumber };
  return record({ ...note, subject: ofBooking || { kind: 'difference', id: key, name: chargeId ?? key } });
};

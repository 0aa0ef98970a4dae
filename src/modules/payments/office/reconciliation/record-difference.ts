import type { AuditNote, Context } from '#platform/context.ts';
import type { Difference } from '../../rules/reconciliation/books.ts';

/** Audits an action on a difference, under its booking, or under the difference itself if it has no booking. */
export const recordDifference = (
  { record }: Context,
  { key, chargeId, bookingId, bookingNumber }: Difference,
  note: Omit<AuditNote, 'subject'>,
): Promise<void> => {
  const ofBooking = bookingId && { kind: 'booking', id: bookingId, name: bookingNumber };
  return record({ ...note, subject: ofBooking || { kind: 'difference', id: key, name: chargeId ?? key } });
};

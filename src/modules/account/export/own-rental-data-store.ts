import { asc, eq, inArray, or } from 'drizzle-orm';
import { auditEntries } from '#modules/audit/audit-tables.ts';
import { bookings } from '#modules/booking/booking-tables.ts';
import { customers } from '#modules/customers/customer-tables.ts';
import { ledgerEntries, paymentAttempts, refunds, transferTasks } from '#modules/payments/payments-tables.ts';
import { reviewInvitations, reviews } from '#modules/reviews/reviews-tables.ts';
import type { Tx } from '#platform/database.ts';

type Ids = readonly string[];

export const customerData = async (tx: Tx, userId: string) => {
  const [row] = await tx.select().from(customers).where(eq(customers.userId, userId));
  return row ?? null;
};

export const ledgerData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.bookingId, [...bookingIds]))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));

export const attemptsData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.bookingId, [...bookingIds]))
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id));

export const refundsData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select({ refund: refunds, transfer: transferTasks })
    .from(refunds)
    .leftJoin(transferTasks, eq(transferTasks.refundId, refunds.id))
    .where(inArray(refunds.bookingId, [...bookingIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

export const reviewsData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select()
    .from(reviews)
    .where(inArray(reviews.bookingId, [...bookingIds]))
    .orderBy(asc(reviews.createdAt));

export const invitationsData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select()
    .from(reviewInvitations)
    .where(inArray(reviewInvitations.bookingId, [...bookingIds]));

/** What the booking row holds of the person beside what its page shows. */
export const bookingTracesData = (tx: Tx, bookingIds: Ids) => {
  const { id, client, cancelReason, termsAcceptedAt, language } = bookings;
  return tx
    .select({ id, client, cancelReason, termsAcceptedAt, language })
    .from(bookings)
    .where(inArray(bookings.id, [...bookingIds]));
};

/** What the log says of a person and their bookings. Which member of the staff it was is not theirs to know. */
export const auditData = (tx: Tx, { userId, ids }: { userId: string; ids: Ids }) => {
  const { at, action, changes, reason, actorRole } = auditEntries;
  return tx
    .select({ at, action, changes, reason, by: actorRole })
    .from(auditEntries)
    .where(or(eq(auditEntries.actorId, userId), inArray(auditEntries.subjectId, [...ids])))
    .orderBy(asc(at), asc(auditEntries.id));
};

import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { paymentInProgress } from '../rules/problems.ts';
import { paymentAttempts, refunds } from './payments-tables.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;
type NewAttempt = Pick<
  Attempt,
  'bookingId' | 'methodType' | 'paymentPlan' | 'amount' | 'fee' | 'payer' | 'isReasonTold'
>;

const open = inArray(paymentAttempts.status, ['sending', 'pending']);

/** Opens an attempt. 409 `payment.in-progress` while the booking has another open one. */
export const openAttempt = async (tx: Tx, attempt: NewAttempt, now: Temporal.Instant): Promise<Attempt> => {
  try {
    const [row] = await tx
      .insert(paymentAttempts)
      .values({ ...attempt, id: sql`uuidv7()`, status: 'sending', createdAt: now, updatedAt: now })
      .returning();
    return returnedRow(row);
  } catch (error) {
    throw brokenConstraint(error) === 'payment_attempt_open' ? paymentInProgress() : error;
  }
};

/** The number of attempts without a final status. */
export const countOpenAttempts = (tx: Tx): Promise<number> => tx.$count(paymentAttempts, open);

export const findAttempt = async (tx: Tx, id: string): Promise<Attempt | undefined> => {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row;
};

export const findAttemptByCharge = async (tx: Tx, chargeId: string): Promise<Attempt | undefined> => {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.chargeId, chargeId));
  return row;
};

const ofBooking = (bookingId: string) => eq(paymentAttempts.bookingId, bookingId);

export const findOpenAttempt = async (tx: Tx, bookingId: string): Promise<Attempt | undefined> => {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(open, ofBooking(bookingId)));
  return row;
};

export const findNewestAttempt = async (tx: Tx, bookingId: string): Promise<Attempt | undefined> => {
  const newestFirst = [desc(paymentAttempts.createdAt), desc(paymentAttempts.id)];
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(ofBooking(bookingId))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
};

/** Locks an attempt, waiting for any transaction that settles it. Lock its booking first. */
export const lockAttempt = async (tx: Tx, id: string): Promise<Attempt> => {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  return returnedRow(row);
};

export const saveAttempt = async (tx: Tx, { id, ...changed }: { id: string } & Partial<Attempt>): Promise<Attempt> => {
  const [row] = await tx.update(paymentAttempts).set(changed).where(eq(paymentAttempts.id, id)).returning();
  return returnedRow(row);
};

/** Older attempts without an outcome count as ended: reconciliation no longer follows them. */
const FOLLOWED_FOR = { hours: 24 * 8 };

/** Whether any of these bookings has an open payment, or a refund not done, transfers by staff included. */
export const hasPendingMoney = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  bookingIds: readonly string[],
): Promise<boolean> => {
  if (bookingIds.length === 0) return false;
  const ids = [...bookingIds];
  const attempts = await tx.$count(paymentAttempts, and(inArray(paymentAttempts.bookingId, ids), isFollowed(now)));
  const coming = await tx.$count(refunds, and(inArray(refunds.bookingId, ids), ne(refunds.status, 'done')));
  return attempts + coming > 0;
};

/** Whether any booking has an open payment or refund at the provider. */
export const hasPendingPayments = async ({ tx, now }: Pick<Context, 'tx' | 'now'>): Promise<boolean> => {
  const isOpenRefund = inArray(refunds.status, ['asked', 'sent']);
  return (await tx.$count(paymentAttempts, isFollowed(now))) + (await tx.$count(refunds, isOpenRefund)) > 0;
};

const isFollowed = (now: Temporal.Instant) =>
  and(
    inArray(paymentAttempts.status, ['sending', 'pending', 'given-up']),
    gt(paymentAttempts.createdAt, now.subtract(FOLLOWED_FOR)),
  );

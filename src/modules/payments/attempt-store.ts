import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { brokenConstraint, present, type Tx } from '#platform/database/database.ts';
import { paymentAttempts } from './payments-tables.ts';
import { paymentInProgress } from './rules/problems.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;
type NewAttempt = Pick<Attempt, 'bookingId' | 'methodType' | 'paymentPlan' | 'amount' | 'fee' | 'payer'>;

const open = inArray(paymentAttempts.status, ['sending', 'pending']);

/** Opens an attempt. 409 `payment.in-progress` while the booking has another open one. */
export const openAttempt = async (tx: Tx, attempt: NewAttempt, now: Temporal.Instant): Promise<Attempt> => {
  try {
    const [row] = await tx
      .insert(paymentAttempts)
      .values({ ...attempt, id: sql`uuidv7()`, status: 'sending', createdAt: now, updatedAt: now })
      .returning();
    return present(row);
  } catch (error) {
    throw brokenConstraint(error) === 'payment_attempt_open' ? paymentInProgress() : error;
  }
};

/** Payments whose end nobody knows yet. */
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

/** Waits for whoever is settling this attempt. Its booking is locked first. */
export const lockAttempt = async (tx: Tx, id: string): Promise<Attempt> => {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  return present(row);
};

export const saveAttempt = async (tx: Tx, { id, ...changed }: { id: string } & Partial<Attempt>): Promise<Attempt> => {
  const [row] = await tx.update(paymentAttempts).set(changed).where(eq(paymentAttempts.id, id)).returning();
  return present(row);
};

export const failuresSince = (tx: Tx, bookingId: string, since: Temporal.Instant): Promise<number> =>
  tx.$count(
    paymentAttempts,
    and(ofBooking(bookingId), eq(paymentAttempts.status, 'failed'), gt(paymentAttempts.createdAt, since)),
  );

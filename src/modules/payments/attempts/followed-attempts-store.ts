import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Attempt } from '../records/attempt-store.ts';
import { paymentAttempts } from '../records/payments-tables.ts';
import type { AttemptStanding } from '../rules/attempt-is-active.ts';
import { NOT_RECEIVED } from '../rules/charge-outcome.ts';

type Moments = Readonly<{
  /** A request that began later may still be under way. */
  begunBefore: Temporal.Instant;
  /** Older charges have expired at the provider, or are unknown there. */
  begunSince: Temporal.Instant;
  /** Attempts failed as never received are searched for from this time on. */
  notReceivedSince: Temporal.Instant;
  /** Attempts older than this are checked less often. */
  restlessSince: Temporal.Instant;
  checkedBefore: Temporal.Instant;
}>;

/** Attempts without a known outcome, those checked least recently first. */
export const attemptsToSettle = (tx: Tx, moments: Moments): Promise<Attempt[]> => {
  const { createdAt, askedAt, status, failureCode } = paymentAttempts;
  const isFollowed = and(
    inArray(status, ['sending', 'pending', 'given-up']),
    lte(createdAt, moments.begunBefore),
    gt(createdAt, moments.begunSince),
  );
  const isMissed = and(eq(failureCode, NOT_RECEIVED.code), gt(createdAt, moments.notReceivedSince));
  const isDue = or(gt(createdAt, moments.restlessSince), isNull(askedAt), lte(askedAt, moments.checkedBefore));
  return tx
    .select()
    .from(paymentAttempts)
    .where(and(or(isFollowed, isMissed), isDue))
    .orderBy(sql`${askedAt} nulls first`, asc(createdAt))
    .limit(100);
};

export const markChecked = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(paymentAttempts).set({ askedAt: now }).where(eq(paymentAttempts.id, id));
};

/** Whether a booking has a later attempt, or a successful one. */
export const hasLaterOrSuccessfulAttempt = async (tx: Tx, { bookingId, createdAt }: Attempt): Promise<boolean> => {
  const later = or(gt(paymentAttempts.createdAt, createdAt), eq(paymentAttempts.status, 'successful'));
  return (await tx.$count(paymentAttempts, and(eq(paymentAttempts.bookingId, bookingId), later))) > 0;
};

/** The current status of an attempt and of its booking. */
export const attemptStandingOf = async (tx: Tx, { id }: Attempt): Promise<AttemptStanding | null> => {
  const [row] = await tx
    .select({ attempt: paymentAttempts.status, booking: bookings.status })
    .from(paymentAttempts)
    .innerJoin(bookings, eq(bookings.id, paymentAttempts.bookingId))
    .where(eq(paymentAttempts.id, id));
  return row ?? null;
};

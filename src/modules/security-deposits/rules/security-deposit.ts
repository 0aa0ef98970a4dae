import { minus, type Satang } from '#kernel/money.ts';

/** What went back of a deposit that ended; null while it is with the business. Left = given back + kept. */
export const givenBack = ({ amount, kept }: Readonly<{ amount: Satang; kept: Satang | null }>): Satang | null =>
  kept === null ? null : minus(amount, kept);

/** A deposit is left once the booking is confirmed and until the vehicle is back: before the pick-up or at it. */
export const mayBeLeft = (status: string): boolean => status === 'confirmed';

/** A deposit that can be settled is settled within a day. */
const SETTLED_WITHIN = { hours: 24 };

type Over = Readonly<{
  /** When the rental ended; null before. */
  overAt: Temporal.Instant | null;
  /** Whether a claim waits for its customer or for staff, and when the last one was settled. */
  isWaiting: boolean;
  lastSettled: Temporal.Instant | null;
}>;

/** Since when a deposit can be settled: the end of its rental, or of its last claim. Null while it cannot. */
export const settledSince = ({ overAt, isWaiting, lastSettled }: Over): Temporal.Instant | null => {
  if (overAt === null || isWaiting) return null;
  return lastSettled && Temporal.Instant.compare(lastSettled, overAt) > 0 ? lastSettled : overAt;
};

export const isOverdue = (since: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(since.add(SETTLED_WITHIN), now) <= 0;

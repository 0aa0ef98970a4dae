import { and, gt, inArray, ne } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { paymentAttempts, refunds } from './payments-tables.ts';

/** What no provider answered for so long comes to nothing: reconciling has given it up as well. */
const FOLLOWED_FOR = { hours: 24 * 8 };

/** Whether money of these bookings is still under way: a payment without an end, or one that is to go back. */
export const isMoneyUnderWay = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  bookingIds: readonly string[],
): Promise<boolean> => {
  if (bookingIds.length === 0) return false;
  const ids = [...bookingIds];
  const attempts = await tx.$count(paymentAttempts, and(inArray(paymentAttempts.bookingId, ids), isFollowed(now)));
  const coming = await tx.$count(refunds, and(inArray(refunds.bookingId, ids), ne(refunds.status, 'done')));
  return attempts + coming > 0;
};

/** Whether any payment has no end yet, at the provider or with us. */
export const arePaymentsUnderWay = async ({ tx, now }: Pick<Context, 'tx' | 'now'>): Promise<boolean> =>
  (await tx.$count(paymentAttempts, isFollowed(now))) > 0;

const isFollowed = (now: Temporal.Instant) =>
  and(
    inArray(paymentAttempts.status, ['sending', 'pending', 'given-up']),
    gt(paymentAttempts.createdAt, now.subtract(FOLLOWED_FOR)),
  );

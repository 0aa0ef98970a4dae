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

/** Whether the provider has any payment that has no end yet, or is still to give money back. */
export const arePaymentsUnderWay = async ({ tx, now }: Pick<Context, 'tx' | 'now'>): Promise<boolean> => {
  const isAsked = inArray(refunds.status, ['asked', 'sent']);
  return (await tx.$count(paymentAttempts, isFollowed(now))) + (await tx.$count(refunds, isAsked)) > 0;
};

const isFollowed = (now: Temporal.Instant) =>
  and(
    inArray(paymentAttempts.status, ['sending', 'pending', 'given-up']),
    gt(paymentAttempts.createdAt, now.subtract(FOLLOWED_FOR)),
  );

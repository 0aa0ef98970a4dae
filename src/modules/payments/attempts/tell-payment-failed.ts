import type { Context } from '#platform/context.ts';
import { findAttempt } from '../attempt-store.ts';
import { cameToNothing } from '../rules/charge-outcome.ts';
import { wentOn } from './followed-attempts-store.ts';

/**
 * Tells a customer by mail that a payment ended without success: not when a browser saw that end, and not when they went
 * on to pay in another way.
 */
export const tellPaymentFailed = async ({ tx, announce }: Context, attemptId: string): Promise<void> => {
  const attempt = await findAttempt(tx, attemptId);
  if (!attempt || !cameToNothing(attempt)) return;
  const { watchedAt, updatedAt, bookingId } = attempt;
  if (watchedAt && Temporal.Instant.compare(watchedAt, updatedAt) >= 0) return;
  if (await wentOn(tx, attempt)) return;
  await announce({ task: 'mail-payment-failed', payload: { bookingId, attemptId } });
};

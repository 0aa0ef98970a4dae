import type { Steps } from '#platform/context.ts';
import { findAttempt } from '../attempt-store.ts';
import { findPaymentOf } from '../ledger-store.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import { lateRefund } from '../rules/late-refund.ts';
import { planInStep } from './plan-refund.ts';
import { sendEach } from './send-refunds.ts';

/** Gives back in full what an attempt brought when nobody owed it any more: too late, twice, or another amount. */
export const refundLatePayment = async (steps: Steps, attemptId: string, omise: OmiseClient | null): Promise<void> => {
  const found = await steps.step(async ({ tx }) => ({
    attempt: await findAttempt(tx, attemptId),
    payment: await findPaymentOf(tx, attemptId),
  }));
  if (!found.attempt || !found.payment) return;
  const planned = { bookingId: found.attempt.bookingId, ...lateRefund(attemptId, found.payment.id) };
  await sendEach(steps, await planInStep(steps, planned), omise);
};

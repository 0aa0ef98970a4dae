import { z } from 'zod';
import type { Crontab, Tasks } from '#platform/jobs.ts';
import type { OmiseClient } from './omise-client.ts';
import { reconcileAttempts } from './reconcile-attempts.ts';
import { refundLatePayment } from './refund-late-payment.ts';

const Payload = z.object({ attemptId: z.uuid() });

/** The jobs of payments. Without a provider there is nothing to settle. */
export const paymentsTasks = ({ omise }: { omise: OmiseClient | null }): Tasks => ({
  'reconcile-payments': async (steps) => {
    if (omise) await reconcileAttempts(steps, omise);
  },
  'refund-late-payment': async (steps, payload) => {
    if (omise) await refundLatePayment(steps, Payload.parse(payload).attemptId, omise);
  },
});

export const paymentsCrontab: Crontab = ['* * * * * reconcile-payments ?queue=reconcile-payments'];

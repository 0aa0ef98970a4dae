import { z } from 'zod';
import { LATE_RETURN_MAIL_AFTER } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';

/** What a customer hears of a deposit, by mail and by text message; of a hold that is not renewed, which one. */
export const DepositNews = z.discriminatedUnion('news', [
  z.object({ depositId: z.uuid(), news: z.literal('held') }),
  z.object({ depositId: z.uuid(), news: z.literal('ended') }),
  z.object({ depositId: z.uuid(), news: z.literal('not-renewed'), holdId: z.uuid() }),
]);
export type DepositNews = z.infer<typeof DepositNews>;

/**
 * Enqueues both messages; where one is off, its job does nothing. A deposit often ends just after the return: the mail
 * of its end waits for that of a late return, which then tells of it.
 */
export const enqueueDepositNews = async ({ enqueue, now }: Context, payload: DepositNews): Promise<void> => {
  await enqueue({ task: 'text-security-deposit', payload });
  const runAt = now.add(payload.news === 'ended' ? LATE_RETURN_MAIL_AFTER : { seconds: 0 });
  await enqueue({ task: 'mail-security-deposit', payload, runAt });
};

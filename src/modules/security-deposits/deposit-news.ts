import { LATE_RETURN_MAIL_AFTER } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';

/** What a customer hears of a deposit, by mail and by text message. */
export type DepositNews = 'held' | 'not-renewed' | 'ended';

/**
 * Enqueues both messages; where one is off, its job does nothing. A deposit often ends just after the return: the mail
 * of its end waits for that of a late return, which then tells of it.
 */
export const enqueueDepositNews = async (
  { enqueue, now }: Context,
  depositId: string,
  news: DepositNews,
): Promise<void> => {
  const payload = { depositId, news };
  await enqueue({ task: 'text-security-deposit', payload });
  const runAt = now.add(news === 'ended' ? LATE_RETURN_MAIL_AFTER : { seconds: 0 });
  await enqueue({ task: 'mail-security-deposit', payload, runAt });
};

import { sum } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { isLateRefund } from '../rules/late-refund.ts';
import { type Refund, refundsOfOccasion } from './refund-store.ts';

/** Enqueues one mail for an occasion, once all of its parts are done or handed to staff. */
export const notifyRefund = async (
  { tx, enqueue }: Context,
  { bookingId, occasion, paymentId }: Refund,
): Promise<void> => {
  const parts = await refundsOfOccasion(tx, occasion);
  if (parts.some(({ status }) => status === 'asked' || status === 'sent')) return;
  const sumOf = (state: Refund['status']) =>
    sum(parts.filter(({ status }) => status === state).map(({ amount }) => amount));
  const sums = { refund: sumOf('done'), byTransfer: sumOf('by-transfer') };
  const late = isLateRefund(occasion);
  await enqueue({
    task: late ? 'mail-payment-refunded-late' : 'mail-refund',
    payload: { bookingId, occasion, ...sums, ...(late && { entryId: paymentId }) },
    key: `mail-refund:${occasion}`,
  });
};

import type { Satang } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { enqueueDocuments } from '../paying/update-balance.ts';

type Share =
  /** Each payment in full, including fees. */
  | { percent: 100 }
  /** From each payment in proportion, excluding fees. */
  | { percent: 50; amount: Satang }
  /** From the newest payments, excluding fees. */
  | { amount: Satang };

/** Enqueues a refund, once per occasion, and the credit note for what was invoiced. */
export const enqueueRefund = async (
  ctx: Context,
  { bookingId, occasion, ...share }: { bookingId: string; occasion: string } & Share,
): Promise<void> => {
  await ctx.enqueue({
    task: 'refund-booking',
    payload: { bookingId, occasion, ...share },
    key: `refund-booking:${occasion}`,
  });
  await enqueueDocuments(ctx, bookingId);
};

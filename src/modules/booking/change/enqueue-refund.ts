import type { Satang } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { enqueueCredit } from '../paying/update-balance.ts';

type Share =
  /** All of each payment, fees in. */
  | { percent: 100 }
  /** From each payment in proportion; fees not in. */
  | { percent: 50; amount: Satang }
  /** From the newest payments; fees not in. */
  | { amount: Satang };

/** Asks payments to give money back, once for an occasion, and invoicing to credit what it was invoiced for. */
export const enqueueRefund = async (
  ctx: Context,
  { bookingId, occasion, ...share }: { bookingId: string; occasion: string } & Share,
): Promise<void> => {
  await ctx.enqueue({
    task: 'refund-booking',
    payload: { bookingId, occasion, ...share },
    key: `refund-booking:${occasion}`,
  });
  await enqueueCredit(ctx, bookingId);
};

import type { Satang } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';

type Share =
  /** Of each payment; its fee too at 100. */
  | { percent: 50 | 100 }
  /** Fees not in. */
  | { amount: Satang };

/** Asks payments to give money back, once for an occasion. */
export const announceRefund = (
  { announce }: Context,
  { bookingId, occasion, ...share }: { bookingId: string; occasion: string } & Share,
): Promise<void> =>
  announce({
    task: 'refund-booking',
    payload: { bookingId, occasion, ...share },
    key: `refund-booking:${occasion}`,
  });

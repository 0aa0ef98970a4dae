import type { Booking } from './booking-in-hand.ts';

export type RefundStage = 'full' | 'half' | 'none';

/** Which of the policy's moments are still ahead; the server gave the moments. */
export const refundStage = (
  { fullRefundUntil, halfRefundUntil }: Pick<Booking, 'fullRefundUntil' | 'halfRefundUntil'>,
  nowMs: number,
): RefundStage => {
  if (nowMs < Date.parse(fullRefundUntil)) return 'full';
  return nowMs < Date.parse(halfRefundUntil) ? 'half' : 'none';
};

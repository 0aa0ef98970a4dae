import { type RefundStage, refundStageAt } from '#kernel/refund-stage.ts';
import type { Booking } from './booking-in-hand.ts';

/** What a cancellation brings back now, by the moments that the server gave. */
export const refundStage = (
  { fullRefundUntil, halfRefundUntil }: Pick<Booking, 'fullRefundUntil' | 'halfRefundUntil'>,
  nowMs: number,
): RefundStage =>
  refundStageAt(nowMs, { fullUntilMs: Date.parse(fullRefundUntil), halfUntilMs: Date.parse(halfRefundUntil) });

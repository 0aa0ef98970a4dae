import { type RefundStage, refundStageAt } from '#kernel/refund-stage.ts';
import type { DataOf } from '../api/routes.ts';

/** Until when a cancellation brings all back, and until when half. */
export type RefundLimits = Pick<DataOf<'GET /bookings/:id'>, 'fullRefundUntil' | 'halfRefundUntil'>;

/** What a cancellation brings back now, by the moments that the server gave. */
export const refundStage = ({ fullRefundUntil, halfRefundUntil }: RefundLimits, nowMs: number): RefundStage =>
  refundStageAt(nowMs, { fullUntilMs: Date.parse(fullRefundUntil), halfUntilMs: Date.parse(halfRefundUntil) });

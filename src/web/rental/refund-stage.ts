import { type RefundStage, refundStageAt } from '#kernel/refund-stage.ts';
import type { DataOf } from '../api/routes.ts';

/** Until when a cancellation is refunded in full, and until when by half. */
export type RefundLimits = Pick<DataOf<'GET /bookings/:id'>, 'fullRefundUntil' | 'halfRefundUntil'>;

/** The refund that a cancellation gets now, by the deadlines that the server sent. */
export const refundStage = ({ fullRefundUntil, halfRefundUntil }: RefundLimits, nowMs: number): RefundStage =>
  refundStageAt(nowMs, { fullUntilMs: Date.parse(fullRefundUntil), halfUntilMs: Date.parse(halfRefundUntil) });

/** What a cancellation brings back: all, half or nothing of it. */
export type RefundStage = 'full' | 'half' | 'none';

type Limits = Readonly<{ fullUntilMs: number; halfUntilMs: number }>;

/**
 * The stage of a moment. The full refund ends at its limit, the half one counts at its limit still. All are milliseconds.
 */
export const refundStageAt = (nowMs: number, { fullUntilMs, halfUntilMs }: Limits): RefundStage => {
  if (nowMs < fullUntilMs) return 'full';
  return nowMs <= halfUntilMs ? 'half' : 'none';
};

/** How much of the payment a cancellation refunds: all, half or nothing. */
export type RefundStage = 'full' | 'half' | 'none';

type Limits = Readonly<{ fullUntilMs: number; halfUntilMs: number }>;

/** The refund for a cancellation at `nowMs`. `fullUntilMs` is exclusive, `halfUntilMs` inclusive; epoch milliseconds. */
export const refundStageAt = (nowMs: number, { fullUntilMs, halfUntilMs }: Limits): RefundStage => {
  if (nowMs < fullUntilMs) return 'full';
  return nowMs <= halfUntilMs ? 'half' : 'none';
};

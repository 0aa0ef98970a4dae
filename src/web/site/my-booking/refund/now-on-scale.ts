import type { Booking } from '../managed.ts';

type Moments = Pick<Booking, 'createdAt' | 'fullRefundUntil' | 'halfRefundUntil' | 'pickupDate'>;

/** Ends of the parts on the bar: half of it for the full refund, a quarter each for the half and for none. */
const ends = [0, 0.5, 0.75, 1] as const;

/** Where on the bar a moment stands, from 0 to 1: within its part in proportion. */
export const nowOnScale = ({ createdAt, fullRefundUntil, halfRefundUntil, pickupDate }: Moments, nowMs: number) => {
  const moments = [createdAt, fullRefundUntil, halfRefundUntil, pickupDate].map((at) => Date.parse(at));
  const next = moments.findIndex((moment, index) => index > 0 && nowMs < moment);
  if (next === -1) return 1;
  const [begins = 0, finishes = 0] = [moments[next - 1], moments[next]];
  const [from = 0, to = 1] = [ends[next - 1], ends[next]];
  const share = finishes > begins ? Math.max(0, (nowMs - begins) / (finishes - begins)) : 0;
  return from + share * (to - from);
};

import { keptOf } from '#kernel/kept.ts';
import type { Satang } from '#kernel/money.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Booking } from '../booking-store.ts';
import { refundLimitsOf, refundPercentOf } from '../refund-policy.ts';
import { refundAmount } from '../rules/cancellation.ts';
import { cancelRefusal } from '../rules/may.ts';

export type Cancellation = Readonly<{
  percent: 0 | 50 | 100;
  /** Fees in where they go back. */
  refund: Satang;
  /** What was paid towards the booking and has not gone back, fees not in. */
  kept: Satang;
  fullRefundUntil: Temporal.Instant;
  halfRefundUntil: Temporal.Instant;
}>;

/** What would go back if a booking were cancelled now; refused where it cannot be. */
export const quoteCancellation = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  booking: Booking,
): Promise<Cancellation> => {
  const refusal = cancelRefusal(booking, now);
  if (refusal) throw refusal;
  const settings = await readSettings(tx);
  const percent = refundPercentOf(booking, settings, now);
  const kept = keptOf(booking);
  const { retained, fees } = booking;
  return {
    percent,
    refund: refundAmount({ kept, retained, fees }, percent),
    kept,
    ...refundLimitsOf(booking, settings),
  };
};

import { netPaid } from '#kernel/balance.ts';
import type { Satang } from '#kernel/money.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Booking } from '../booking-store.ts';
import { refundLimitsOf, refundPercentOf } from '../refund-policy.ts';
import { refundAmount } from '../rules/cancellation.ts';
import { cancelRefusal, cancelRefusalForStaff } from '../rules/customer-permissions.ts';

export type Cancellation = Readonly<{
  percent: 0 | 50 | 100;
  /** Fees in where they go back. */
  refund: Satang;
  /** What was paid towards the booking and has not gone back, fees not in. */
  kept: Satang;
  fullRefundUntil: Temporal.Instant;
  halfRefundUntil: Temporal.Instant;
}>;

/** What would go back if its customer cancelled a booking now; refused where they cannot. */
export const quoteCancellation = (ctx: Pick<Context, 'tx' | 'now'>, booking: Booking): Promise<Cancellation> => {
  const refusal = cancelRefusal(booking, ctx.now);
  if (refusal) throw refusal;
  return policyNow(ctx, booking);
};

/** What would go back if the business cancelled a booking now; refused where it cannot be. */
export const quoteCancellationByStaff = (ctx: Pick<Context, 'tx' | 'now'>, booking: Booking): Promise<Cancellation> => {
  const refusal = cancelRefusalForStaff(booking);
  if (refusal) throw refusal;
  return policyNow(ctx, booking);
};

/** What the policy gives back of a booking at this moment. */
export const policyNow = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, booking: Booking): Promise<Cancellation> => {
  const settings = await readSettings(tx);
  const percent = refundPercentOf(booking, settings, now);
  const kept = netPaid(booking);
  const { retained, fees } = booking;
  return {
    percent,
    refund: refundAmount({ kept, retained, fees }, percent),
    kept,
    ...refundLimitsOf(booking, settings),
  };
};

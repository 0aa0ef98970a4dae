import { zeroSatang } from '#kernel/money.ts';
import { type Booking, owedInAll } from '#modules/booking/index.ts';
import { hasUnsettledClaims } from '#modules/claims/index.ts';
import { isMoneyUnderWay } from '#modules/payments/index.ts';
import { hasDepositsLeft } from '#modules/security-deposits/index.ts';
import type { Context } from '#platform/context.ts';

// Ignores refunds: a refund after full payment is a gesture of goodwill and creates no debt.
const unpaidOf = (booking: Booking) => owedInAll({ ...booking, refunded: zeroSatang });

/**
 * The facts about a person's bookings that may prevent erasing the person: what is owed, payments under way, a
 * security deposit that is still to be given back, and claims that are not settled.
 */
export const erasureBlockers = async (ctx: Context, bookings: readonly Booking[]) => {
  const ids = bookings.map(({ id }) => id);
  return {
    bookings: bookings.map((booking) => ({ ...booking, owed: unpaidOf(booking) })),
    isMoneyUnderWay:
      (await isMoneyUnderWay(ctx, ids)) ||
      (await hasDepositsLeft(ctx.tx, ids)) ||
      (await hasUnsettledClaims(ctx.tx, ids)),
  };
};

import { nothing } from '#kernel/money.ts';
import { type Booking, owedInAll } from '#modules/booking/index.ts';
import { isMoneyUnderWay } from '#modules/payments/index.ts';
import type { Context } from '#platform/context.ts';

// What staff gave back after all was paid is a kindness, and no debt.
const unpaidOf = (booking: Booking) => owedInAll({ ...booking, refunded: nothing });

/** How the bookings of somebody stand who is to be forgotten. */
export const erasureBlockers = async (ctx: Context, bookings: readonly Booking[]) => ({
  bookings: bookings.map((booking) => ({ ...booking, owed: unpaidOf(booking) })),
  isMoneyUnderWay: await isMoneyUnderWay(
    ctx,
    bookings.map(({ id }) => id),
  ),
});

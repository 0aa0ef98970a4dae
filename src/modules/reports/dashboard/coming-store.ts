import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { present, type Tx } from '#platform/database/database.ts';

/** Of confirmed bookings whose pick-up lies in a period: how many, their totals, and what of these has not come in. */
export const confirmedIn = async (tx: Tx, period: Period) => {
  const { total, paid, refunded, promised, waived } = bookings;
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      total: sql<string>`coalesce(sum(${total}), 0)`,
      owed: sql<string>`coalesce(sum(greatest(${total} - (${paid} - ${refunded} - ${promised} + ${waived}), 0)), 0)`,
    })
    .from(bookings)
    .where(
      and(eq(bookings.status, 'confirmed'), gte(bookings.pickUpAt, period.from), lt(bookings.pickUpAt, period.until)),
    );
  const { count, ...sums } = present(row);
  return { count, total: satang(Number(sums.total)), owed: satang(Number(sums.owed)) };
};

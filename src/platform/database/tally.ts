import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import type { Period } from '#kernel/period.ts';
import { satangColumn } from './columns.ts';
import { returnedRow, type Tx } from './database.ts';

/**
 * Counts and sums of what only grows, written by triggers (migrations/0076_tally.sql): each row is what one change added
 * or took away, or many such rows folded into one. Whoever reads sums.
 */
export const tallies = pgTable('tally', {
  what: text().$type<'booking' | 'customer' | 'payment' | 'refund' | 'ledger'>().notNull(),
  /** The status of a booking or payment, the kind of a ledger entry. */
  kind: text().notNull(),
  methodType: text('method_type').notNull(),
  /** In Bangkok. */
  day: date().notNull(),
  count: bigint({ mode: 'number' }).notNull(),
  amount: satangColumn('amount_satang').notNull(),
  fee: satangColumn('fee_satang').notNull(),
});

/** The rows about one subject, in a period of whole Bangkok days if one is given. */
export const talliesOf = (what: typeof tallies.$inferSelect.what, period?: Period): SQL | undefined =>
  and(
    eq(tallies.what, what),
    period && gte(tallies.day, bangkokDate(period.from)),
    period && lt(tallies.day, bangkokDate(period.until)),
  );

/** The number of bookings or customers in the office's lists, which leave out archived ones. */
export const countTallied = async (tx: Tx, what: 'booking' | 'customer'): Promise<number> => {
  const [row] = await tx
    .select({ count: sql<number>`coalesce(sum(${tallies.count}), 0)::int` })
    .from(tallies)
    .where(talliesOf(what));
  return returnedRow(row).count;
};

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { startOfDay } from '#kernel/bangkok-time.ts';
import { type Satang, satang } from '#kernel/money.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { tallies, talliesOf } from '#platform/database/tally.ts';
import { type AttemptStatus, transactions } from '../records/payments-tables.ts';
import { statusesShownAs } from '../rules/shown-status.ts';
import { matchesFilters, type PaymentFilters } from './filters-store.ts';

const sums = {
  count: sql<number>`coalesce(sum(${tallies.count}), 0)::int`,
  amount: sql<string>`coalesce(sum(${tallies.amount}), 0)`,
};

/** The filters on days and method as a condition on the tally; undefined where only the payments themselves can tell. */
const talliedBy = (
  { search, refunded, paymentMethod, from, to }: PaymentFilters,
  what: 'payment' | 'refund',
): SQL | undefined => {
  if (search || refunded) return undefined;
  const days = from && to ? { from: startOfDay(from), until: startOfDay(to).add({ hours: 24 }) } : undefined;
  return and(talliesOf(what, days), paymentMethod ? eq(tallies.methodType, paymentMethod) : undefined);
};

/** The count and sum of the filtered payments in each status. */
export const sumByStatus = async (
  tx: Tx,
  filters: PaymentFilters,
): Promise<{ status: AttemptStatus; count: number; amount: Satang }[]> => {
  const counted = talliedBy(filters, 'payment');
  if (counted) {
    const rows = await tx
      .select({ status: sql<AttemptStatus>`${tallies.kind}`, ...sums })
      .from(tallies)
      .where(and(counted, filters.status && inArray(tallies.kind, statusesShownAs(filters.status))))
      .groupBy(tallies.kind);
    return rows.map(({ amount, ...row }) => ({ ...row, amount: satang(Number(amount)) }));
  }
  const rows = await tx
    .select({
      status: transactions.status,
      count: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${transactions.amount}), 0)`,
    })
    .from(transactions)
    .where(await matchesFilters(tx, filters))
    .groupBy(transactions.status);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: satang(Number(amount)) }));
};

/** The number of filtered payments with a refund, and the sum of their refunds. */
export const sumOfRefunds = async (tx: Tx, filters: PaymentFilters): Promise<{ count: number; amount: Satang }> => {
  const counted = talliedBy(filters, 'refund');
  if (counted) {
    // Only what came in can go back.
    const isOfOthers = filters.status && !statusesShownAs(filters.status).includes('successful');
    const [row] = await tx
      .select(sums)
      .from(tallies)
      .where(isOfOthers ? sql`false` : counted);
    const { count, amount } = returnedRow(row);
    return { count, amount: satang(Number(amount)) };
  }
  const paid = sql`coalesce(payment.attempt_id, payment.id)`;
  const matching = tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(await matchesFilters(tx, filters));
  const { rows } = await tx.execute<{ count: number; amount: string }>(sql`
    select count(distinct ${paid})::int as count, coalesce(sum(back.amount_satang), 0) as amount
    from ledger_entry back join ledger_entry payment on payment.id = back.refund_of
    where back.kind = 'refund' and ${inArray(paid, matching)}`);
  const { count, amount } = returnedRow(rows[0]);
  return { count, amount: satang(Number(amount)) };
};

/** The payment methods that have payments. */
export const methodsPaidBy = async (tx: Tx): Promise<string[]> => {
  const rows = await tx
    .select({ methodType: tallies.methodType })
    .from(tallies)
    .where(talliesOf('payment'))
    .groupBy(tallies.methodType)
    .having(sql`sum(${tallies.count}) > 0`)
    .orderBy(tallies.methodType);
  return rows.map(({ methodType }) => methodType);
};

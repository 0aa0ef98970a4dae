import { inArray, sql } from 'drizzle-orm';
import { type Satang, satang } from '#kernel/money.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { type AttemptStatus, transactions } from '../records/payments-tables.ts';
import { matchesFilters, type PaymentFilters } from './filters-store.ts';

/** The count and sum of the filtered payments in each status. */
export const sumByStatus = async (
  tx: Tx,
  filters: PaymentFilters,
): Promise<{ status: AttemptStatus; count: number; amount: Satang }[]> => {
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
    .selectDistinct({ methodType: transactions.methodType })
    .from(transactions)
    .orderBy(transactions.methodType);
  return rows.map(({ methodType }) => methodType);
};

import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { type AttemptStatus, transactions } from '../records/payments-tables.ts';
import { matchesFilters, type PaymentFilters } from './filters-store.ts';

/** The count and sum of payments in each status, under all filters except the status. */
export const sumByStatus = async (
  tx: Tx,
  { status: _, ...filters }: PaymentFilters,
): Promise<{ status: AttemptStatus; count: number; amount: number }[]> => {
  const rows = await tx
    .select({
      status: transactions.status,
      count: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${transactions.amount}), 0)`,
    })
    .from(transactions)
    .where(await matchesFilters(tx, filters))
    .groupBy(transactions.status);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }));
};

/** The payment methods that have payments. */
export const methodsPaidBy = async (tx: Tx): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ methodType: transactions.methodType })
    .from(transactions)
    .orderBy(transactions.methodType);
  return rows.map(({ methodType }) => methodType);
};

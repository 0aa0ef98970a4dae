import { and, eq, sql } from 'drizzle-orm';
import { satang } from '#kernel/money.ts';
import { present, type Tx } from '#platform/database.ts';
import type { Attempt } from './attempt-store.ts';
import { ledgerEntries } from './payments-tables.ts';

/** Writes what an attempt brought in. Once: the constraint `ledger_entry_once` refuses a second entry. */
export const recordPayment = async (tx: Tx, attempt: Attempt, now: Temporal.Instant): Promise<void> => {
  const { bookingId, methodType, amount, fee, id: attemptId, chargeId: reference } = attempt;
  const entry = { bookingId, methodType, amount, fee, attemptId, reference, createdAt: now };
  await tx.insert(ledgerEntries).values({ ...entry, id: sql`uuidv7()`, kind: 'payment' });
};

/** Writes that all of an attempt's money went back. */
export const recordFullRefund = async (
  tx: Tx,
  attempt: Attempt,
  refundId: string,
  now: Temporal.Instant,
): Promise<void> => {
  const { bookingId, methodType, amount, fee, id: attemptId } = attempt;
  const entry = { bookingId, methodType, amount, fee, attemptId, reference: refundId, createdAt: now };
  await tx.insert(ledgerEntries).values({ ...entry, id: sql`uuidv7()`, kind: 'refund' });
};

/** What was paid towards a booking and what went back, fees not in, and the fees that did not go back. */
export const ledgerSums = async (tx: Tx, bookingId: string) => {
  const towards = sql`${ledgerEntries.amount} - ${ledgerEntries.fee}`;
  const [row] = await tx
    .select({
      paid: sql<string>`coalesce(sum(${towards}) filter (where ${ledgerEntries.kind} = 'payment'), 0)`,
      refunded: sql<string>`coalesce(sum(${towards}) filter (where ${ledgerEntries.kind} = 'refund'), 0)`,
      fees: sql<string>`coalesce(sum(case ${ledgerEntries.kind} when 'payment' then ${ledgerEntries.fee} else -${ledgerEntries.fee} end), 0)`,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, bookingId));
  const { paid, refunded, fees } = present(row);
  return { paid: satang(Number(paid)), refunded: satang(Number(refunded)), fees: satang(Number(fees)) };
};

export const isRefunded = async (tx: Tx, attemptId: string): Promise<boolean> =>
  (await tx.$count(ledgerEntries, and(eq(ledgerEntries.attemptId, attemptId), eq(ledgerEntries.kind, 'refund')))) > 0;

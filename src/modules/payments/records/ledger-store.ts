import { and, asc, eq, sql } from 'drizzle-orm';
import { type Satang, satang } from '#kernel/money.ts';
import { assembledOnce, returnedRow, type Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { ledgerEntries, paymentAttempts, refunds, transferTasks } from './payments-tables.ts';

export type LedgerEntry = typeof ledgerEntries.$inferSelect;
export type LedgerRow = Pick<LedgerEntry, 'bookingId' | 'kind' | 'methodType' | 'amount' | 'fee' | 'createdAt'> &
  Partial<LedgerEntry>;

/** Writes a ledger entry. The database rejects a second payment of an attempt, and a duplicate refund. */
export const writeLedgerEntry = async (tx: Tx, entry: LedgerRow): Promise<LedgerEntry> => {
  const [row] = await tx
    .insert(ledgerEntries)
    .values({ ...entry, id: sql`uuidv7()` })
    .returning();
  return returnedRow(row);
};

/** The ledger entries of a booking, oldest first. */
export const readLedger = (tx: Tx, bookingId: string): Promise<LedgerEntry[]> => ledgerOf(tx).execute({ bookingId });

const ledgerOf = assembledOnce((tx) =>
  tx
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, sql.placeholder('bookingId')))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id)),
);

export const findEntry = async (tx: Tx, id: string): Promise<LedgerEntry | undefined> => {
  const [row] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.id, id));
  return row;
};

export const findPaymentOf = async (tx: Tx, attemptId: string): Promise<LedgerEntry | undefined> => {
  const ofAttempt = and(eq(ledgerEntries.attemptId, attemptId), eq(ledgerEntries.kind, 'payment'));
  const [row] = await tx.select().from(ledgerEntries).where(ofAttempt);
  return row;
};

/** Sums of a booking: paid and refunded, fees excluded, and the fees not refunded. */
export const ledgerSums = async (
  tx: Tx,
  bookingId: string,
): Promise<{ paid: Satang; refunded: Satang; fees: Satang }> => {
  const towards = sql`${ledgerEntries.amount} - ${ledgerEntries.fee}`;
  const [row] = await tx
    .select({
      paid: sql<string>`coalesce(sum(${towards}) filter (where ${ledgerEntries.kind} = 'payment'), 0)`,
      refunded: sql<string>`coalesce(sum(${towards}) filter (where ${ledgerEntries.kind} = 'refund'), 0)`,
      fees: sql<string>`coalesce(sum(case ${ledgerEntries.kind} when 'payment' then ${ledgerEntries.fee} else -${ledgerEntries.fee} end), 0)`,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, bookingId));
  const { paid, refunded, fees } = returnedRow(row);
  return { paid: satang(Number(paid)), refunded: satang(Number(refunded)), fees: satang(Number(fees)) };
};

export type NewAttempt = typeof paymentAttempts.$inferInsert;
export type NewLedgerEntry = typeof ledgerEntries.$inferInsert;

export type NewRefund = typeof refunds.$inferInsert;
export type NewTransferTask = typeof transferTasks.$inferInsert;

type PastPayments = Readonly<{
  attempts: readonly NewAttempt[];
  ledger: readonly NewLedgerEntry[];
  refunds: readonly NewRefund[];
  tasks: readonly NewTransferTask[];
}>;

/** Inserts attempts, the ledger entries that refer to them, and refunds, unchanged. For filling a database. */
export const addPayments = async (tx: Tx, past: PastPayments): Promise<void> => {
  await insertMany(tx, paymentAttempts, past.attempts);
  await insertMany(tx, ledgerEntries, past.ledger);
  await insertMany(tx, refunds, past.refunds);
  await insertMany(tx, transferTasks, past.tasks);
};

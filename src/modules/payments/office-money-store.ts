import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Movement, NewestPayment } from '#modules/booking/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { readLedger } from './ledger-store.ts';
import { type AttemptStatus, ledgerEntries, paymentAttempts } from './payments-tables.ts';
import { shownStatus } from './rules/shown-status.ts';

/** The newest payment of each of these bookings: an attempt, or what staff wrote down. */
export const newestPayments = async (tx: Tx, bookingIds: readonly string[]): Promise<NewestPayment[]> => {
  if (bookingIds.length === 0) return [];
  const ids = [...bookingIds];
  const [attempts, records] = await Promise.all([
    tx
      .selectDistinctOn([paymentAttempts.bookingId], {
        id: paymentAttempts.id,
        bookingId: paymentAttempts.bookingId,
        status: paymentAttempts.status,
        methodType: paymentAttempts.methodType,
        reference: paymentAttempts.transactionId,
        createdAt: paymentAttempts.createdAt,
      })
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.bookingId, ids))
      .orderBy(paymentAttempts.bookingId, desc(paymentAttempts.createdAt), desc(paymentAttempts.id)),
    tx
      .selectDistinctOn([ledgerEntries.bookingId], {
        id: ledgerEntries.id,
        bookingId: ledgerEntries.bookingId,
        status: sql<AttemptStatus>`'successful'`,
        methodType: ledgerEntries.methodType,
        reference: ledgerEntries.reference,
        createdAt: ledgerEntries.createdAt,
      })
      .from(ledgerEntries)
      .where(sql`${inArray(ledgerEntries.bookingId, ids)} and ${eq(ledgerEntries.kind, 'payment')}
        and ${ledgerEntries.attemptId} is null`)
      .orderBy(ledgerEntries.bookingId, desc(ledgerEntries.createdAt), desc(ledgerEntries.id)),
  ]);
  return ids.flatMap((id) => {
    const [newest] = [...attempts, ...records]
      .filter(({ bookingId }) => bookingId === id)
      .sort((a, b) => Temporal.Instant.compare(b.createdAt, a.createdAt));
    return newest ? [{ ...newest, status: shownStatus(newest.status) }] : [];
  });
};

/** What moved of a booking's money, oldest first. */
export const movementsOf = async (tx: Tx, bookingId: string): Promise<Movement[]> =>
  (await readLedger(tx, bookingId)).map(({ kind, methodType, amount, recordedBy, createdAt }) => ({
    ...{ kind, methodType, amount, createdAt },
    isRecorded: recordedBy !== null,
  }));

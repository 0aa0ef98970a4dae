import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { satang, sum } from '#kernel/money.ts';
import type { Movement, NewestPayment, PaymentsOf } from '#modules/booking/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { shownStatus } from '../rules/shown-status.ts';
import { readLedger } from './ledger-store.ts';
import { type AttemptStatus, ledgerEntries, paymentAttempts, refunds } from './payments-tables.ts';

/** When the money of an attempt came in; when it was begun, where none has. */
const at = sql<Temporal.Instant>`coalesce(${paymentAttempts.paidAt}, ${paymentAttempts.createdAt})`.mapWith(
  paymentAttempts.createdAt,
);

/** The newest payment of each booking that has any: an attempt, or a payment recorded by staff. */
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
        createdAt: at,
      })
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.bookingId, ids))
      .orderBy(paymentAttempts.bookingId, desc(at), desc(paymentAttempts.id)),
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

/** The money movements of a booking, oldest first. */
export const movementsOf = async (tx: Tx, bookingId: string): Promise<Movement[]> =>
  (await readLedger(tx, bookingId)).map(({ kind, methodType, amount, recordedBy, createdAt }) => ({
    kind,
    methodType,
    amount,
    createdAt,
    isRecorded: recordedBy !== null,
  }));

/** The payments of a booking with card, refunded amount and reason. */
export const paymentsOf: PaymentsOf = async (tx, bookingId) => {
  const rows = await tx
    .select({
      entry: ledgerEntries,
      brand: paymentAttempts.cardBrand,
      lastDigits: paymentAttempts.cardLastDigits,
      because: refunds.because,
    })
    .from(ledgerEntries)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, ledgerEntries.attemptId))
    .leftJoin(refunds, and(eq(refunds.paymentId, ledgerEntries.id), isNotNull(refunds.because)))
    .where(eq(ledgerEntries.bookingId, bookingId))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));
  const backOf = (id: string) =>
    sum(rows.filter(({ entry }) => entry.refundOf === id).map(({ entry }) => satang(entry.amount)));
  return rows
    .filter(({ entry }) => entry.kind === 'payment')
    .map(({ entry: { id, methodType, amount, fee, createdAt: at }, brand, lastDigits, because }) => ({
      id,
      methodType,
      amount,
      fee,
      at,
      card: brand && lastDigits ? { brand, lastDigits } : null,
      back: backOf(id),
      because,
    }));
};

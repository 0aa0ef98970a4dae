import { and, asc, eq } from 'drizzle-orm';
import { ledgerEntries, paymentAttempts, refunds } from '#modules/payments/records/payments-tables.ts';
import type { Tx } from '#platform/database/database.ts';

export type Payment = Awaited<ReturnType<typeof paymentsOf>>[number];

/** The payments of a booking, with the card used, oldest first. */
export const paymentsOf = async (tx: Tx, bookingId: string) => {
  const rows = await tx
    .select({ entry: ledgerEntries, brand: paymentAttempts.cardBrand, lastDigits: paymentAttempts.cardLastDigits })
    .from(ledgerEntries)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, ledgerEntries.attemptId))
    .where(and(eq(ledgerEntries.bookingId, bookingId), eq(ledgerEntries.kind, 'payment')))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));
  return rows.map(({ entry: { id, kind, methodType, amount, fee, createdAt }, brand, lastDigits }) => ({
    id,
    kind,
    methodType,
    amount,
    fee,
    createdAt,
    card: brand && lastDigits ? { brand, lastDigits } : null,
  }));
};

/** The refunds of a booking's payments, made or planned. */
export const refundsOf = async (tx: Tx, bookingId: string) => {
  const { amount, fee, status, paymentId } = refunds;
  const rows = await tx
    .select({ amount, fee, status, paymentId })
    .from(refunds)
    .where(eq(refunds.bookingId, bookingId));
  return rows.map(({ status: state, ...refund }) => ({ ...refund, isDone: state === 'done' }));
};

import { asc, eq } from 'drizzle-orm';
import { ledgerEntries, paymentAttempts, refunds } from '#modules/payments/records/payments-tables.ts';
import type { Tx } from '#platform/database/database.ts';

export type LedgerLine = Awaited<ReturnType<typeof ledgerOf>>[number];

/** The payments and refunds of a booking, with the card used, oldest first. */
export const ledgerOf = async (tx: Tx, bookingId: string) => {
  const rows = await tx
    .select({ entry: ledgerEntries, brand: paymentAttempts.cardBrand, lastDigits: paymentAttempts.cardLastDigits })
    .from(ledgerEntries)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, ledgerEntries.attemptId))
    .where(eq(ledgerEntries.bookingId, bookingId))
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

/** The refunds of a booking, made or planned, with their cause. */
export const refundsOf = async (tx: Tx, bookingId: string) => {
  const { amount, fee, status, occasion, because, paymentId } = refunds;
  return tx
    .select({ amount, fee, status, occasion, because, paymentId })
    .from(refunds)
    .where(eq(refunds.bookingId, bookingId));
};

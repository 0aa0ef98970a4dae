import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { satang, sum } from '#kernel/money.ts';
import type { PaymentsOf } from '#modules/booking/index.ts';
import { ledgerEntries, paymentAttempts, refunds } from './payments-tables.ts';

/** The payments of a booking with their card, what went back of each, and why. */
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
      ...{ id, methodType, amount, fee, at },
      card: brand && lastDigits ? { brand, lastDigits } : null,
      back: backOf(id),
      because,
    }));
};

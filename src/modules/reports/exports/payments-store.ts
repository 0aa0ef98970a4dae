import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { ledgerEntries, paymentAttempts } from '#modules/payments/records/payments-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { idsInPortions } from '#platform/database/snapshot.ts';

const { id, kind, methodType, amount, fee, reference, createdAt } = ledgerEntries;

/** A payment or refund with its booking. */
export type PaymentRow = Awaited<ReturnType<typeof rowsOf>>[number];

const movedIn = ({ from, until }: Period) => and(gte(createdAt, from), lt(createdAt, until));

export const countPayments = (tx: Tx, period: Period): Promise<number> => tx.$count(ledgerEntries, movedIn(period));

/**
 * All payments and refunds in a period, oldest first, in batches. Run it in a snapshot transaction, so that they agree.
 */
export async function* everyPayment(tx: Tx, period: Period): AsyncGenerator<PaymentRow[]> {
  const ids = tx.select({ id }).from(ledgerEntries).where(movedIn(period)).orderBy(asc(createdAt), asc(id));
  for await (const portion of idsInPortions(tx, ids)) yield await rowsOf(tx, portion);
}

const rowsOf = (tx: Tx, portion: string[]) =>
  tx
    .select({
      kind,
      methodType,
      amount,
      fee,
      reference,
      at: createdAt,
      booking: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      chargeId: paymentAttempts.chargeId,
      transactionId: paymentAttempts.transactionId,
    })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(bookings.id, ledgerEntries.bookingId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, ledgerEntries.attemptId))
    .where(inArray(id, portion))
    .orderBy(asc(createdAt), asc(id));

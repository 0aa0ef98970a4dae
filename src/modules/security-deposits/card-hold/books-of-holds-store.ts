import { and, eq, gte, isNotNull, lt, or, sql } from 'drizzle-orm';
import { zeroSatang } from '#kernel/money.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import type { BooksOfOthers } from '#modules/payments/index.ts';
import { attemptStatusOf } from '../rules/card-hold.ts';
import { cardHolds } from '../security-deposits-tables.ts';

/** The margin around the period: a hold is saved shortly before its charge is made. */
const EDGE = { hours: 1 };

/** The holds of a period, and those that the provider lists, for the reconciliation: what was taken and went back. */
export const booksOfHolds: BooksOfOthers = async (tx, { from, until }, { charges, refunds }) => {
  const { chargeId, createdAt } = cardHolds;
  const named = [...charges.map(({ id }) => id), ...refunds.map((refund) => refund.chargeId)];
  const isListed = sql`${chargeId} = any(${sql.param(named)}::text[])`;
  const isOfPeriod = and(gte(createdAt, from.subtract(EDGE)), lt(createdAt, until.add(EDGE)), isNotNull(chargeId));
  const rows = await tx
    .select({ hold: cardHolds, bookingNumber: bookings.reference })
    .from(cardHolds)
    .innerJoin(bookings, eq(bookings.id, cardHolds.bookingId))
    .where(or(isListed, isOfPeriod));
  return {
    attempts: rows.map(({ hold, bookingNumber }) => ({
      id: hold.id,
      bookingId: hold.bookingId,
      bookingNumber,
      at: hold.createdAt,
      chargeId: hold.chargeId,
      status: attemptStatusOf(hold.status),
      failureCode: hold.failureCode,
      amount: hold.amount,
      // Nothing more of it is refunded here.
      entry: hold.captured > zeroSatang ? { amount: hold.captured, reference: hold.chargeId, left: zeroSatang } : null,
    })),
    refunds: rows.flatMap(({ hold, bookingNumber }) =>
      hold.refundId && hold.refunded > zeroSatang
        ? {
            id: hold.id,
            bookingId: hold.bookingId,
            bookingNumber,
            at: hold.updatedAt,
            attemptId: hold.id,
            chargeId: hold.chargeId,
            reference: hold.refundId,
            amount: hold.refunded,
          }
        : [],
    ),
  };
};

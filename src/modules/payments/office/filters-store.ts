import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { TransactionStatus } from '#contract/office/payments.ts';
import { startOfDay } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { matchesBookingSearch } from '#modules/booking/index.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { readPaymentMethods } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import { transactions } from '../records/payments-tables.ts';
import { matchingMethods } from '../rules/matching-methods.ts';
import { endOfRecordedId } from '../rules/recorded-id.ts';
import { statusesShownAs } from '../rules/shown-status.ts';

export type PaymentFilters = Readonly<{
  search?: string | undefined;
  status?: TransactionStatus | undefined;
  paymentMethod?: string | undefined;
  /** Payments with a refund, in part or in full. */
  refunded?: 'yes' | undefined;
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
}>;

/** The filters as an SQL condition. Bangkok days, both inclusive; one without the other filters nothing. */
export const matchesFilters = async (tx: Tx, filters: PaymentFilters): Promise<SQL | undefined> => {
  const { search, status, paymentMethod, refunded, from, to } = filters;
  return and(
    status && inArray(transactions.status, statusesShownAs(status)),
    paymentMethod ? eq(transactions.methodType, paymentMethod) : undefined,
    refunded && wasRefunded,
    from && to ? gte(transactions.at, startOfDay(from)) : undefined,
    from && to ? lt(transactions.at, startOfDay(to).add({ hours: 24 })) : undefined,
    search ? await meant(tx, search) : undefined,
  );
};

/**
 * A refund entry names the attempt of its payment, or for a payment recorded by staff the payment itself. `is true`
 * prevents a join row by row: the refunds are read once.
 */
const wasRefunded = sql`(${transactions.id} in (
  select coalesce(back.attempt_id, back.refund_of) from ledger_entry back where back.kind = 'refund')) is true`;

/**
 * Matches payments to a search text: by booking, by a provider's id or a staff reference, or by method. Each condition
 * is looked up once, by its own index.
 */
const meant = async (tx: Tx, typed: string): Promise<SQL | undefined> => {
  const ofBookings = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(await matchesBookingSearch(tx, typed));
  const numbered = tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(sql`${transactions.searchText} like ${containing(typed.toLowerCase())}`);
  const recorded = endOfRecordedId(typed);
  const methods = matchingMethods(await readPaymentMethods(tx), typed);
  return or(
    inArray(transactions.bookingId, ofBookings),
    sql`${transactions.id} in (select number.id from ${numbered.as('number')})`,
    methods.length > 0 ? inArray(transactions.methodType, methods) : undefined,
    recorded === null ? undefined : sql`right(${transactions.id}::text, ${recorded.length}) = ${recorded}`,
  );
};

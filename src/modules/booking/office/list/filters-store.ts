import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { BookingView } from '#contract/office/bookings.ts';
import { isId } from '#kernel/is-id.ts';
import { vehiclesMeant } from '#modules/fleet/index.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { mentions } from '#platform/database/text-search.ts';
import { bookings } from '../../records/booking-tables.ts';
import type { BookingStatus } from '../../rules/lifecycle.ts';
import type { PaymentStatus } from '../../rules/money/payment-status.ts';
import type { OfficeDay } from '../../rules/office/office-day.ts';
import { inView, isListed } from './views-store.ts';

export type BookingFilters = Readonly<{
  search?: string | undefined;
  status?: BookingStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  view?: BookingView | undefined;
  customerId?: string | undefined;
  vehicleId?: string | undefined;
  locationId?: string | undefined;
  /** Scheduled pick-up at or after `from` and before `until`. */
  from?: Temporal.Instant | undefined;
  until?: Temporal.Instant | undefined;
  /** Created at or after `madeFrom` and before `madeUntil`. */
  madeFrom?: Temporal.Instant | undefined;
  madeUntil?: Temporal.Instant | undefined;
}>;

const balance = sql`${bookings.paid} - ${bookings.refunded}`;

/** `paymentStatus` as an SQL expression. */
export const paymentStatusSql = (now: Temporal.Instant): SQL<PaymentStatus> => sql<PaymentStatus>`case
  when ${bookings.refunded} > 0 and ${balance} <= 0 then 'refunded'
  when ${bookings.status} = 'cancelled' then case
    when ${bookings.paid} <= 0 then 'nothing-paid'
    when ${bookings.promised} > 0 then 'refunding'
    when ${bookings.refunded} > 0 then 'refunded-in-part'
    else 'kept' end
  when ${balance} + ${bookings.waived} >= ${bookings.total} then 'paid'
  when ${bookings.status} = 'completed'
    and ${balance} + ${bookings.waived} + ${bookings.securityDepositLeft} >= ${bookings.total} then 'from-deposit'
  when ${bookings.pickUpAt} < ${now.toString()}::timestamptz then 'overdue'
  when ${balance} > 0 then 'partial'
  else 'pending' end`;

/** Picked up or returned at a place. */
export const isAtLocation = (locationId: string): SQL =>
  sql`(${bookings.pickUpLocationId} = ${locationId} or ${bookings.dropOffLocationId} = ${locationId})`;

/** The filters of a list as a condition on the booking table only. */
export const bookingsWhere = async (tx: Tx, filters: BookingFilters, day: OfficeDay): Promise<SQL | undefined> => {
  const { search, locationId, from, until, ...columns } = filters;
  return and(
    isListed,
    columns.status && eq(bookings.status, columns.status),
    columns.paymentStatus && sql`${paymentStatusSql(day.now)} = ${columns.paymentStatus}`,
    columns.view && inView(columns.view, day),
    columns.customerId ? eq(bookings.customerId, columns.customerId) : undefined,
    columns.vehicleId ? eq(bookings.vehicleId, columns.vehicleId) : undefined,
    locationId ? isAtLocation(locationId) : undefined,
    from && gte(bookings.pickUpAt, from),
    until && lt(bookings.pickUpAt, until),
    columns.madeFrom && gte(bookings.createdAt, columns.madeFrom),
    columns.madeUntil && lt(bookings.createdAt, columns.madeUntil),
    search ? await matchesBookingSearch(tx, search) : undefined,
  );
};

const { reference, firstName, lastName, email, phone } = bookings;

/** The expression of the index `booking_search`. */
const searchText = sql`(lower(${reference} || ' ' || ${firstName} || ' ' || ${lastName} || ' ' || ${email} || ' ' || ${phone}) || ' ' || regexp_replace(${phone}, '[^0-9]', '', 'g'))`;

/**
 * Bookings that staff mean by a text: id, reference, customer, e-mail, telephone however it is written, or vehicle. The
 * vehicles are found first: with their ids at hand both sides of the `or` have an index.
 */
export const matchesBookingSearch = async (tx: Tx, typed: string): Promise<SQL | undefined> => {
  if (isId(typed)) return eq(bookings.id, typed);
  const named = await tx.select({ id: vehicles.id }).from(vehicles).where(vehiclesMeant(typed));
  const ids = named.map(({ id }) => id);
  const text = mentions(searchText, typed);
  return ids.length === 0 ? text : or(text, inArray(bookings.vehicleId, ids));
};

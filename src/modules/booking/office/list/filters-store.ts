import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { BookingView } from '#contract/office/bookings.ts';
import { vehicles } from '#modules/fleet/fleet-tables.ts';
import { vehiclesMeant } from '#modules/fleet/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { mentions } from '#platform/database/text-search.ts';
import { bookings } from '../../records/booking-tables.ts';
import type { BookingStatus } from '../../rules/lifecycle.ts';
import type { PaymentStatus } from '../../rules/money/payment-status.ts';
import type { OfficeDay } from '../../rules/office/office-day.ts';
import { listed, viewed } from './views-store.ts';

export type Wanted = Readonly<{
  search?: string | undefined;
  status?: BookingStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  view?: BookingView | undefined;
  customerId?: string | undefined;
  vehicleId?: string | undefined;
  locationId?: string | undefined;
  /** Pick-ups from then on, and before then. */
  from?: Temporal.Instant | undefined;
  until?: Temporal.Instant | undefined;
  /** Made from then on, and before then. */
  madeFrom?: Temporal.Instant | undefined;
  madeUntil?: Temporal.Instant | undefined;
}>;

const kept = sql`${bookings.paid} - ${bookings.refunded}`;

/** What `paymentStatus` says of a booking at hand. */
export const paymentStatus = (now: Temporal.Instant): SQL<PaymentStatus> => sql<PaymentStatus>`case
  when ${bookings.refunded} > 0 and ${kept} <= 0 then 'refunded'
  when ${kept} + ${bookings.waived} >= ${bookings.total} then 'paid'
  when ${bookings.status} <> 'cancelled' and ${bookings.pickUpAt} < ${now.toString()}::timestamptz then 'overdue'
  when ${kept} > 0 then 'partial'
  else 'pending' end`;

/** Picked up or returned at a place. */
export const isAt = (locationId: string): SQL =>
  sql`(${bookings.pickUpLocationId} = ${locationId} or ${bookings.dropOffLocationId} = ${locationId})`;

/** What a list asks for, as a condition on bookings alone. */
export const matching = async (tx: Tx, wanted: Wanted, day: OfficeDay): Promise<SQL | undefined> => {
  const { search, locationId, from, until, ...asked } = wanted;
  return and(
    listed,
    asked.status && eq(bookings.status, asked.status),
    asked.paymentStatus && sql`${paymentStatus(day.now)} = ${asked.paymentStatus}`,
    asked.view && viewed(asked.view, day),
    asked.customerId ? eq(bookings.customerId, asked.customerId) : undefined,
    asked.vehicleId ? eq(bookings.vehicleId, asked.vehicleId) : undefined,
    locationId ? isAt(locationId) : undefined,
    from && gte(bookings.pickUpAt, from),
    until && lt(bookings.pickUpAt, until),
    asked.madeFrom && gte(bookings.createdAt, asked.madeFrom),
    asked.madeUntil && lt(bookings.createdAt, asked.madeUntil),
    search ? await bookingsMeant(tx, search) : undefined,
  );
};

const { reference, firstName, lastName, email, phone } = bookings;

/** The expression of the index `booking_search`. */
const searchText = sql`(lower(${reference} || ' ' || ${firstName} || ' ' || ${lastName} || ' ' || ${email} || ' ' || ${phone}) || ' ' || regexp_replace(${phone}, '[^0-9]', '', 'g'))`;

/**
 * Bookings that staff mean by a text: reference, customer, e-mail, telephone however it is written, or vehicle. The
 * vehicles are found first: with their ids at hand both sides of the `or` have an index.
 */
export const bookingsMeant = async (tx: Tx, typed: string): Promise<SQL | undefined> => {
  const found = await tx.select({ id: vehicles.id }).from(vehicles).where(vehiclesMeant(typed));
  const ids = found.map(({ id }) => id);
  const text = mentions(searchText, typed);
  return ids.length === 0 ? text : or(text, inArray(bookings.vehicleId, ids));
};

import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from '../../records/booking-tables.ts';
import { isAtLocation } from '../list/filters-store.ts';
import { isListed } from '../list/views-store.ts';
import { fleetVehicles } from '../records/fleet-rows-store.ts';

/** The window and filters of a calendar. */
export type CalendarQuery = Readonly<{
  window: Period;
  cancelled: boolean;
  categoryId?: string | undefined;
  locationId?: string | undefined;
}>;

/** Whether a filter leaves vehicles out. */
export const isFiltered = ({ categoryId, locationId }: CalendarQuery): boolean => Boolean(categoryId ?? locationId);

/** The expression of the index `booking_during`. */
const overlapsPeriod = ({ from, until }: Period): SQL =>
  sql`tstzrange(${bookings.pickUpAt}, ${bookings.blockedUntil}) && tstzrange(${from.toString()}, ${until.toString()})`;

/** The bookings that a calendar draws, of whatever vehicle. */
export const shownIn = ({ window, cancelled }: CalendarQuery): SQL | undefined =>
  and(isListed, overlapsPeriod(window), cancelled ? undefined : ne(bookings.status, 'cancelled'));

const hasBooking = (such: SQL | undefined): SQL =>
  sql`exists (select from ${bookings} where ${bookings.vehicleId} = ${vehicles.id} and ${such})`;

/**
 * The vehicles that have a row: the fleet, and what has left it where a booking of the window names it. A place leaves
 * those with a booking there; what else takes them stays drawn, for a row that looks free must be free.
 */
const hasRow = (query: CalendarQuery): SQL | undefined =>
  and(
    or(isNull(vehicles.archivedAt), hasBooking(and(isListed, overlapsPeriod(query.window)))),
    query.categoryId ? eq(vehicles.categoryId, query.categoryId) : undefined,
    query.locationId ? hasBooking(and(shownIn(query), isAtLocation(query.locationId))) : undefined,
  );

/** A subquery of the ids of a calendar's vehicles. */
export const rowIds = (tx: Tx, query: CalendarQuery) =>
  tx.select({ id: vehicles.id }).from(vehicles).where(hasRow(query));

/** The rows of a calendar. */
export const vehiclesIn = (tx: Tx, query: CalendarQuery) => fleetVehicles(tx, hasRow(query));

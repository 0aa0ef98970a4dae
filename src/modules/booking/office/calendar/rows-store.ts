import { and, eq, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#kernel/paging.ts';
import type { Period } from '#kernel/period.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from '../../records/booking-tables.ts';
import { isAtLocation } from '../list/filters-store.ts';
import { isListed } from '../list/views-store.ts';
import { type FreeDuring, isOffered } from '../manual/offered-store.ts';
import { countFleetVehicles, fleetVehicles, placeInFleet } from '../records/fleet-rows-store.ts';

/** The window and filters of a calendar. */
export type CalendarQuery = Readonly<{
  window: Period;
  now: Temporal.Instant;
  cancelled: boolean;
  categoryId?: string | undefined;
  locationId?: string | undefined;
  /** Null for free and taken vehicles alike. */
  during: FreeDuring | null;
}>;

/** The expression of the index `booking_during`. */
const overlapsPeriod = ({ from, until }: Period): SQL =>
  sql`tstzrange(${bookings.pickUpAt}, ${bookings.blockedUntil}) && tstzrange(${from.toString()}, ${until.toString()})`;

/** A vehicle that is out takes every day until now, however long ago it was to come back. As the index `booking_out`. */
const isOutInto = ({ from, until }: Period, now: Temporal.Instant): SQL | undefined => {
  const isNowShown = Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, until) < 0;
  const isOut = and(eq(bookings.status, 'confirmed'), isNotNull(bookings.pickedUpAt));
  return isNowShown ? and(isOut, lt(bookings.dropOffAt, from)) : undefined;
};

/** The bookings that a calendar draws, of whatever vehicle. */
export const shownIn = ({ window, now, cancelled }: CalendarQuery): SQL | undefined =>
  and(
    isListed,
    or(overlapsPeriod(window), isOutInto(window, now)),
    cancelled ? undefined : ne(bookings.status, 'cancelled'),
  );

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
    query.during ? isOffered({ during: query.during }) : undefined,
    query.locationId ? hasBooking(and(shownIn(query), isAtLocation(query.locationId))) : undefined,
  );

/** A page of the rows of a calendar. */
export const vehiclesIn = (tx: Tx, query: CalendarQuery, page: Page) => fleetVehicles(tx, hasRow(query), page);

/** All rows of a calendar, on whatever page. */
export const countVehiclesIn = (tx: Tx, query: CalendarQuery): Promise<number> => countFleetVehicles(tx, hasRow(query));

/** The place of a booking's row in a calendar, from 1; undefined where it has none. */
export const placeOfBooking = (tx: Tx, query: CalendarQuery, bookingId: string): Promise<number | undefined> =>
  placeInFleet(
    tx,
    hasRow(query),
    sql`(select ${bookings.vehicleId} from ${bookings} where ${bookings.id} = ${bookingId})`,
  );

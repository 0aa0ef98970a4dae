import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import { vehicles } from '#modules/fleet/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from '../../records/booking-tables.ts';
import { isAt } from '../list/filters-store.ts';
import { listed } from '../list/views-store.ts';
import { fleetRows } from '../records/fleet-rows-store.ts';

/** What a calendar is asked for. */
export type Asked = Readonly<{
  window: Period;
  cancelled: boolean;
  categoryId?: string | undefined;
  locationId?: string | undefined;
}>;

/** Whether vehicles are left out. */
export const isNarrowed = ({ categoryId, locationId }: Asked): boolean => Boolean(categoryId ?? locationId);

/** The expression of the index `booking_during`. */
const touches = ({ from, until }: Period): SQL =>
  sql`tstzrange(${bookings.pickUpAt}, ${bookings.blockedUntil}) && tstzrange(${from.toString()}, ${until.toString()})`;

/** The bookings that a calendar draws, of whatever vehicle. */
export const shownIn = ({ window, cancelled }: Asked): SQL | undefined =>
  and(listed, touches(window), cancelled ? undefined : ne(bookings.status, 'cancelled'));

const hasBooking = (such: SQL | undefined): SQL =>
  sql`exists (select from ${bookings} where ${bookings.vehicleId} = ${vehicles.id} and ${such})`;

/**
 * The vehicles that have a row: the fleet, and what has left it where a booking of the window names it. A place leaves
 * those with a booking there; what else takes them stays drawn, for a row that looks free must be free.
 */
const hasRow = (asked: Asked): SQL | undefined =>
  and(
    or(isNull(vehicles.archivedAt), hasBooking(and(listed, touches(asked.window)))),
    asked.categoryId ? eq(vehicles.categoryId, asked.categoryId) : undefined,
    asked.locationId ? hasBooking(and(shownIn(asked), isAt(asked.locationId))) : undefined,
  );

/** A list to look vehicles up in. */
export const rowIds = (tx: Tx, asked: Asked) => tx.select({ id: vehicles.id }).from(vehicles).where(hasRow(asked));

/** The rows of a calendar. */
export const vehiclesIn = (tx: Tx, asked: Asked) => fleetRows(tx, hasRow(asked));

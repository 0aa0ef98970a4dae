import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { locations, maintenanceBlocks, vehicleOccupancy } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from '../../records/booking-tables.ts';
import { isAtLocation, paymentStatusSql } from '../list/filters-store.ts';
import { type CalendarQuery, shownIn } from './rows-store.ts';

/** Epoch seconds: for thousands of bars many times faster to read than instants. */
const seconds = (column: PgColumn | SQL): SQL<number> => sql<number>`extract(epoch from ${column})::float8`;

/** When the vehicle is ready again: after a return as it is kept from others since, and at once where it is not. */
const readyAt = sql`case when ${bookings.returnedAt} is null then ${bookings.blockedUntil} else coalesce(
  (select upper(${vehicleOccupancy.during}) from ${vehicleOccupancy} where ${vehicleOccupancy.bookingId} = ${bookings.id}),
  ${bookings.returnedAt}) end`;

const isTentative = sql<boolean>`exists (select from ${vehicleOccupancy}
  where ${vehicleOccupancy.bookingId} = ${bookings.id} and ${vehicleOccupancy.equalTo} is not null)`;

/** The window and filters of a calendar, and its vehicles. */
type Drawn = CalendarQuery & Readonly<{ vehicleIds: readonly string[] }>;

const isOfOne = (column: PgColumn, { vehicleIds }: Drawn): SQL =>
  sql`${column} = any(${sql.param([...vehicleIds])}::uuid[])`;

/** The bookings that occupy some vehicles in a window, turnover included; archived bookings excluded. */
export const barsIn = (tx: Tx, query: Drawn, now: Temporal.Instant) =>
  tx
    .select({
      id: bookings.id,
      reference: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      vehicleId: bookings.vehicleId,
      pickUp: seconds(bookings.pickUpAt),
      dropOff: seconds(bookings.dropOffAt),
      readyAt: seconds(readyAt),
      place: locations.name,
      placeInThai: locations.nameInThai,
      flightNumber: bookings.flightNumber,
      arrivalNote: bookings.arrivalNote,
      status: bookings.status,
      paymentStatus: paymentStatusSql(now),
      pickedUpAt: bookings.pickedUpAt,
      archivedAt: bookings.archivedAt,
      holdUntil: bookings.holdUntil,
      keptUntil: bookings.keptUntil,
      total: bookings.total,
      paid: bookings.paid,
      refunded: bookings.refunded,
      promised: bookings.promised,
      version: bookings.version,
      isTentative: sql<boolean>`${bookings.chosenVehicleId} is not null and ${isTentative}`,
      isAtLocation: query.locationId ? sql<boolean>`${isAtLocation(query.locationId)}` : sql<boolean>`true`,
    })
    .from(bookings)
    .innerJoin(locations, eq(locations.id, bookings.pickUpLocationId))
    .where(and(shownIn(query), isOfOne(bookings.vehicleId, query)))
    .orderBy(asc(bookings.pickUpAt), asc(bookings.id));

export type BarRow = Awaited<ReturnType<typeof barsIn>>[number];

/** Maintenance blocks of some vehicles that overlap a window. */
export const blocksIn = (tx: Tx, query: Drawn) =>
  tx
    .select()
    .from(maintenanceBlocks)
    .where(
      and(
        lt(maintenanceBlocks.from, query.window.until),
        gt(maintenanceBlocks.until, query.window.from),
        isOfOne(maintenanceBlocks.vehicleId, query),
      ),
    )
    .orderBy(asc(maintenanceBlocks.from), asc(maintenanceBlocks.id));

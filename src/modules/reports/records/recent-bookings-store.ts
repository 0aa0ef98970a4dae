import { desc, eq, isNull, type SQL } from 'drizzle-orm';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';

const { id, reference, firstName, lastName, status, pickUpAt, total, createdAt } = bookings;

/** The newest bookings, without archived ones. */
export const readRecent = (tx: Tx, most: number) => recentBookings(tx, isNull(bookings.archivedAt), most);

/** The newest bookings that meet a condition. */
export const recentBookings = (tx: Tx, which: SQL | undefined, most: number) =>
  tx
    .select({
      id,
      reference,
      firstName,
      lastName,
      status,
      pickUpAt,
      total,
      createdAt,
      brand: vehicles.brand,
      model: vehicles.model,
    })
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(which)
    .orderBy(desc(createdAt), desc(id))
    .limit(most);

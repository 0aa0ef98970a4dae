import { desc, eq, sql } from 'drizzle-orm';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** The newest bookings of a customer. */
export const newestBookings = (tx: Tx, customerId: string, most: number) => {
  const { id, reference, status, pickUpAt, dropOffAt, total } = bookings;
  return tx
    .select({
      ...{ id, reference, status, pickUpAt, dropOffAt, total },
      vehicleName: sql<string>`${vehicles.brand} || ' ' || ${vehicles.model}`,
    })
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(eq(bookings.customerId, customerId))
    .orderBy(desc(bookings.pickUpAt), desc(bookings.id))
    .limit(most);
};

import { isNull } from 'drizzle-orm';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { customers } from '#modules/customers/customer-tables.ts';
import { locations, vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** The number of records in the office's lists, which leave out archived ones. */
export const countRecords = async (tx: Tx) => {
  const [totalBookings, totalCustomers, totalVehicles, totalLocations] = await Promise.all([
    tx.$count(bookings, isNull(bookings.archivedAt)),
    tx.$count(customers, isNull(customers.archivedAt)),
    tx.$count(vehicles, isNull(vehicles.archivedAt)),
    tx.$count(locations, isNull(locations.archivedAt)),
  ]);
  return { totalBookings, totalCustomers, totalVehicles, totalLocations };
};

import { isNull } from 'drizzle-orm';
import { locations, vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { countTallied } from '#platform/database/tally.ts';

/** The number of records in the office's lists, which leave out archived ones. */
export const countRecords = async (tx: Tx) => {
  const [totalBookings, totalCustomers, fleet] = await Promise.all([
    countTallied(tx, 'booking'),
    countTallied(tx, 'customer'),
    countFleet(tx),
  ]);
  return { totalBookings, totalCustomers, ...fleet };
};

const countFleet = cachedRead(['vehicle', 'location'], async (tx) => ({
  totalVehicles: await tx.$count(vehicles, isNull(vehicles.archivedAt)),
  totalLocations: await tx.$count(locations, isNull(locations.archivedAt)),
}));

import { and, eq, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#kernel/paging.ts';
import { type OccupiedTime, takenVehicles, vehiclesMeant } from '#modules/fleet/index.ts';
import { categories, vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import { countFleetVehicles, fleetVehicles } from '../records/fleet-rows-store.ts';

type Offered = Readonly<{
  /** The rental with its turnover, in which they are free; null for any time. */
  during: (OccupiedTime & Readonly<{ now: Temporal.Instant }>) | null;
  search?: string | undefined;
  vehicleId?: string | undefined;
}>;

/** A page of the vehicles that may be rented out. */
export const offeredVehicles = (tx: Tx, offered: Offered, page: Page) => fleetVehicles(tx, isOffered(offered), page);

export const countOffered = (tx: Tx, offered: Offered): Promise<number> => countFleetVehicles(tx, isOffered(offered));

const isOffered = ({ during, search, vehicleId }: Offered): SQL | undefined =>
  and(
    isNull(vehicles.archivedAt),
    eq(categories.isActive, true),
    ne(vehicles.status, 'maintenance'),
    vehicleId ? eq(vehicles.id, vehicleId) : undefined,
    search ? or(vehiclesMeant(search), isInCategory(search)) : undefined,
    during ? sql`${vehicles.id} not in (${takenVehicles(during, during)})` : undefined,
  );

const isInCategory = (search: string): SQL | undefined =>
  or(ilike(categories.name, containing(search)), ilike(categories.nameInThai, containing(search)));

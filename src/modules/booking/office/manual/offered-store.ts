import { and, eq, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#kernel/paging.ts';
import { type OccupiedTime, takenVehicles, vehiclesMeant } from '#modules/fleet/index.ts';
import { categories, vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import { countFleetVehicles, fleetVehicles } from '../records/fleet-rows-store.ts';

/** A rental with its turnover, and the present, at which a hold may have run out. */
export type FreeDuring = OccupiedTime & Readonly<{ now: Temporal.Instant }>;

type Offered = Readonly<{
  /** Null for any time. */
  during: FreeDuring | null;
  search?: string | undefined;
  vehicleId?: string | undefined;
}>;

/** A page of the vehicles that may be rented out. */
export const offeredVehicles = (tx: Tx, offered: Offered, page: Page) => fleetVehicles(tx, isOffered(offered), page);

export const countOffered = (tx: Tx, offered: Offered): Promise<number> => countFleetVehicles(tx, isOffered(offered));

/** Of the vehicles with their categories: whether staff may rent it out. */
export const isOffered = ({ during, search, vehicleId }: Offered): SQL | undefined =>
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

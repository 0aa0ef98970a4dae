import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { categories, vehicles } from '../fleet-tables.ts';
import { takenVehicles } from '../occupancy-store.ts';
import type { OccupiedTime } from '../rules/occupied-time.ts';
import type { Comparable } from '../rules/similar.ts';
import type { Vehicle } from '../vehicle.ts';
import { onOffer } from '../vehicle-store.ts';

// In a large fleet the nearest in price are enough to choose from.
const ENOUGH = 200;

/** The vehicles on offer of the same category or body type, nearest in price first; with a time, those that are free. */
export const readComparable = (
  tx: Tx,
  { vehicle, during, now }: { vehicle: Vehicle; during: OccupiedTime | null; now: Temporal.Instant },
): Promise<Comparable[]> =>
  tx
    .select({
      id: vehicles.id,
      brand: vehicles.brand,
      model: vehicles.model,
      categoryId: vehicles.categoryId,
      bodyType: vehicles.bodyType,
      dailyRate: vehicles.dailyRate,
    })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(
      and(
        onOffer(),
        ne(vehicles.id, vehicle.id),
        or(eq(vehicles.categoryId, vehicle.categoryId), eq(vehicles.bodyType, vehicle.bodyType)),
        during ? sql`${vehicles.id} not in (${takenVehicles(during, now)})` : undefined,
      ),
    )
    .orderBy(sql`abs(${vehicles.dailyRate} - ${vehicle.rates.daily})`, vehicles.id)
    .limit(ENOUGH);

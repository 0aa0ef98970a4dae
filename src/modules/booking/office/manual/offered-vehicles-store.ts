import { and, eq, isNull, ne } from 'drizzle-orm';
import { categories, vehicles } from '#modules/fleet/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { fleetRows } from '../fleet-rows-store.ts';

/** Vehicles that may be rented out. */
export const offeredVehicles = (tx: Tx) =>
  fleetRows(tx, and(isNull(vehicles.archivedAt), eq(categories.isActive, true), ne(vehicles.status, 'maintenance')));

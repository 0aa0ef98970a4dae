import type { VehiclesReport } from '#contract/office/analysis.ts';
import type { Context } from '#platform/context.ts';
import { countVehicles } from '../records/fleet-figures-store.ts';
import { readFleetUse, readTopVehicles } from './fleet-in-report.ts';
import { type RangeQuery, rangeFacts, rangeOf } from './report-range.ts';

/** The vehicle report of a range, with figures as docs/rules/reports.md defines them. */
export const readVehicles = async ({ tx, now }: Context, query: RangeQuery): Promise<VehiclesReport> => {
  const range = rangeOf(query, now);
  const [fleet, use, vehiclePerformance] = await Promise.all([
    countVehicles(tx),
    readFleetUse(tx, range),
    readTopVehicles(tx, range),
  ]);
  const stocked = use.categories.filter(({ vehicles }) => vehicles > 0);
  return {
    ...rangeFacts(range, now),
    totalVehicles: fleet.totalVehicles,
    availableVehicles: fleet.available,
    ...use.rates,
    categories: stocked.length,
    vehiclesByCategory: Object.fromEntries(stocked.map(({ name, vehicles }) => [name, vehicles])),
    vehiclePerformance,
    utilizationByCategory: use.byCategory,
  };
};

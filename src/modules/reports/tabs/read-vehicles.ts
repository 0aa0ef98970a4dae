import type { EarningsSort, VehiclesReport } from '#contract/office/analysis.ts';
import type { Context } from '#platform/context.ts';
import { countVehicles } from '../records/fleet-figures-store.ts';
import { byEarnings } from '../rules/earnings-order.ts';
import { readEarnings, readFleetUse, topVehicles } from './fleet-in-report.ts';
import { type RangeQuery, rangeFacts, rangeOf } from './report-range.ts';

type Query = RangeQuery & Readonly<{ sort?: EarningsSort | undefined; limit?: number | undefined }>;

/**
 * The vehicle report of a range, with figures as docs/rules/reports.md defines them, and the earnings of `limit` vehicles,
 * of all without one.
 */
export const readVehicles = async (
  { tx, now }: Context,
  { sort = '-revenue', limit, ...query }: Query,
): Promise<VehiclesReport> => {
  const range = rangeOf(query, now);
  const [fleet, use, earnings] = await Promise.all([
    countVehicles(tx),
    readFleetUse(tx, range),
    readEarnings(tx, range),
  ]);
  const stocked = use.categories.filter(({ vehicles }) => vehicles > 0);
  return {
    ...rangeFacts(range, now),
    totalVehicles: fleet.totalVehicles,
    availableVehicles: fleet.available,
    ...use.rates,
    categories: stocked.length,
    vehiclesByCategory: Object.fromEntries(stocked.map(({ name, vehicles }) => [name, vehicles])),
    vehiclePerformance: topVehicles(earnings),
    vehicleEarnings: { total: earnings.length, rows: earnings.toSorted(byEarnings(sort)).slice(0, limit) },
    utilizationByCategory: use.byCategory,
  };
};

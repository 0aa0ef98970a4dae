import type { VehiclesReport } from '#contract/office/analysis.ts';
import { DAY_MS } from '#kernel/calendar-date.ts';
import { toBaht } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { fleetUse } from '../records/fleet-use-store.ts';
import { byEarnings } from '../rules/earnings-order.ts';
import { categoryUse, outOnAverage, utilisation } from '../rules/fleet-use.ts';
import { periodOf, type ReportRange } from '../rules/report-range.ts';
import { categoriesWithVehicles, vehicleResults } from './vehicles-store.ts';

const TOP = 5;

/** The utilisation of the fleet in a range and the one before, overall and by category, highest first. */
export const readFleetUse = async (tx: Tx, range: ReportRange) => {
  const period = periodOf(range);
  const [now, before, categories] = await Promise.all([
    fleetUse(tx, period),
    fleetUse(tx, periodOf(range.before)),
    categoriesWithVehicles(tx),
  ]);
  const days = (period.until.epochMilliseconds - period.from.epochMilliseconds) / DAY_MS;
  return {
    categories,
    utilized: outOnAverage(now, days),
    rates: { utilizationRate: utilisation(now), utilizationBefore: utilisation(before) },
    byCategory: categories
      .map(({ id, name, nameInThai }) => ({
        category: name,
        categoryInThai: nameInThai,
        ...categoryUse(id, now, before),
      }))
      .filter(({ total }) => total > 0)
      .toSorted((one, other) => (other.utilizationRate ?? -1) - (one.utilizationRate ?? -1)),
  };
};

type Shown = VehiclesReport['vehiclePerformance'];

/** What every vehicle brought in a range, most revenue first. */
export const readEarnings = async (tx: Tx, range: ReportRange): Promise<Shown> =>
  (await vehicleResults(tx, periodOf(range)))
    .map(({ plate, revenue, ...vehicle }) => ({ ...vehicle, licensePlate: plate, revenue: toBaht(revenue) }))
    .toSorted(byEarnings('-revenue'));

/** The vehicles with the most revenue, of `readEarnings`: none that had neither revenue nor bookings. */
export const topVehicles = (earnings: Shown): Shown =>
  earnings.filter(({ revenue, bookings }) => revenue !== 0 || bookings > 0).slice(0, TOP);

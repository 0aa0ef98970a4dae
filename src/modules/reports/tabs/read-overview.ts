import type { OverviewReport } from '#contract/office/analysis.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { satang, toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { earnedIn } from '../records/earned-store.ts';
import { countVehicles } from '../records/fleet-figures-store.ts';
import { revenueByDay } from '../records/revenue-store.ts';
import { comparedCount, comparedMoney } from '../rules/compared.ts';
import { spanOf, sumOf } from '../rules/day-sums.ts';
import { monthsUpTo, yearBefore } from '../rules/report-parts.ts';
import { periodOf } from '../rules/report-range.ts';
import { customersBooking, madeByDay, newestIn } from './bookings-store.ts';
import { countCustomers } from './customers-store.ts';
import { readEarnings, readFleetUse, topVehicles } from './fleet-in-report.ts';
import { type RangeQuery, rangeFacts, rangeOf } from './report-range.ts';

const RECENT = 5;

/** The overview of a range, with figures as docs/rules/reports.md defines them. */
export const readOverview = async ({ tx, now }: Context, query: RangeQuery): Promise<OverviewReport> => {
  const range = rangeOf(query, now);
  const { before } = range;
  const period = periodOf(range);
  const months = monthsUpTo(range.last);
  const all = periodOf(spanOf([range, before, ...months, ...months.map(yearBefore)]));
  const [revenue, made, earned, earnedBefore, fleet, use, earnings, customers, total, recent] = await Promise.all([
    revenueByDay(tx, all),
    madeByDay(tx, all),
    earnedIn(tx, period),
    earnedIn(tx, periodOf(before)),
    countVehicles(tx),
    readFleetUse(tx, range),
    readEarnings(tx, range),
    customersBooking(tx, period),
    countCustomers(tx),
    newestIn(tx, period, RECENT),
  ]);
  const baht = (days: typeof before) => toBaht(satang(sumOf(revenue, days)));
  return {
    ...rangeFacts(range, now),
    revenue: comparedMoney(sumOf(revenue, range), sumOf(revenue, before)),
    earned: comparedMoney(earned, earnedBefore),
    bookings: comparedCount(sumOf(made, range), sumOf(made, before)),
    vehicles: { total: fleet.totalVehicles, utilized: use.utilized, ...use.rates },
    customers: { total, ...customers },
    monthlyRevenue: months.map((month) => ({
      month: month.first.slice(0, 7),
      revenue: baht(month),
      bookings: sumOf(made, month),
      revenueBefore: baht(yearBefore(month)),
    })),
    topVehicles: topVehicles(earnings),
    utilizationByCategory: use.byCategory,
    recentBookings: recent.map(recentShape),
  };
};

const recentShape = (row: Awaited<ReturnType<typeof newestIn>>[number]): OverviewReport['recentBookings'][number] => ({
  id: row.id,
  bookingNumber: row.reference,
  customer: `${row.firstName} ${row.lastName}`.trim(),
  vehicle: `${row.brand} ${row.model}`,
  amount: toBaht(row.total),
  date: toBangkokText(row.createdAt),
});

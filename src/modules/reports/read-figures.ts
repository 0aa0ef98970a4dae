import type { Analytics } from '#contract/office/reports.ts';
import { toBaht, zeroSatang } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { confirmedIn, countBookings, countMade, countVehicles } from './records/fleet-figures-store.ts';
import { fleetUse } from './records/fleet-use-store.ts';
import { revenueByMonth, revenueIn } from './records/revenue-store.ts';
import { figurePeriods } from './rules/figure-periods.ts';
import { utilisation } from './rules/fleet-use.ts';
import { growth } from './rules/growth.ts';

/** The figures of the dashboard, as docs/rules/figures.md defines them. */
export const readFigures = async (ctx: Context): Promise<Analytics> => {
  const [vehicles, bookings, revenue] = await Promise.all([readFleet(ctx), readBookings(ctx), readRevenue(ctx)]);
  return { vehicles, bookings, revenue };
};

const readFleet = async ({ tx, now }: Context): Promise<Analytics['vehicles']> => {
  const { last30Days, thirtyDaysBefore } = figurePeriods(now);
  const [counts, use, useBefore] = await Promise.all([
    countVehicles(tx),
    fleetUse(tx, last30Days),
    fleetUse(tx, thirtyDaysBefore),
  ]);
  return { ...counts, utilization: utilisation(use), utilizationBefore: utilisation(useBefore) };
};

const readBookings = async ({ tx, now }: Context): Promise<Analytics['bookings']> => {
  const { month, monthBefore } = figurePeriods(now);
  const [byStatus, made, madeBefore] = await Promise.all([
    countBookings(tx),
    countMade(tx, month),
    countMade(tx, monthBefore),
  ]);
  const totalBookings = Object.values(byStatus).reduce((all, one) => all + one, 0);
  return { activeBookings: byStatus.confirmed, bookingGrowth: growth(made, madeBefore), totalBookings, byStatus };
};

const readRevenue = async ({ tx, now }: Context): Promise<Analytics['revenue']> => {
  const periods = figurePeriods(now);
  const [month, before, week, byMonth, next, rest] = await Promise.all([
    revenueIn(tx, periods.month),
    revenueIn(tx, periods.monthBefore),
    revenueIn(tx, periods.week),
    revenueByMonth(tx, periods.year),
    confirmedIn(tx, periods.nextMonth),
    confirmedIn(tx, periods.restOfMonth),
  ]);
  return {
    monthlyRevenue: toBaht(month),
    revenueGrowth: growth(month, before),
    weeklyRevenue: toBaht(week),
    nextMonthRevenue: toBaht(next.total),
    nextMonthBookings: next.count,
    stillComing: toBaht(rest.owed),
    byMonth: periods.months.map((name) => ({ month: name, revenue: toBaht(byMonth.get(name) ?? zeroSatang) })),
  };
};

import type { Analytics } from '#contract/office/reports.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { satang, toBaht } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { countByStatus } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { confirmedIn, countMade, countVehicles } from './records/fleet-figures-store.ts';
import { fleetUse } from './records/fleet-use-store.ts';
import { revenueByDay } from './records/revenue-store.ts';
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
    countByStatus(tx),
    countMade(tx, month),
    countMade(tx, monthBefore),
  ]);
  const totalBookings = Object.values(byStatus).reduce((all, one) => all + one, 0);
  return { activeBookings: byStatus.confirmed, bookingGrowth: growth(made, madeBefore), totalBookings, byStatus };
};

const readRevenue = async ({ tx, now }: Context): Promise<Analytics['revenue']> => {
  const periods = figurePeriods(now);
  const [byDay, next, rest] = await Promise.all([
    // Of all other periods too: they lie in the year.
    revenueByDay(tx, periods.year),
    confirmedIn(tx, periods.nextMonth),
    confirmedIn(tx, periods.restOfMonth),
  ]);
  const days = [...byDay];
  const revenueOf = (isCounted: (day: CalendarDate) => boolean) =>
    satang(days.reduce((all, [day, revenue]) => (isCounted(day) ? all + revenue : all), 0));
  const revenueIn = ({ from, until }: Period) =>
    revenueOf((day) => day >= bangkokDate(from) && day < bangkokDate(until));
  const month = revenueIn(periods.month);
  return {
    monthlyRevenue: toBaht(month),
    revenueGrowth: growth(month, revenueIn(periods.monthBefore)),
    weeklyRevenue: toBaht(revenueIn(periods.week)),
    nextMonthRevenue: toBaht(next.total),
    nextMonthBookings: next.count,
    stillComing: toBaht(rest.owed),
    byMonth: periods.months.map((name) => ({
      month: name,
      revenue: toBaht(revenueOf((day) => day.startsWith(name))),
    })),
  };
};

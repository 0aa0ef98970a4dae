import type { RevenueReport } from '#contract/office/analysis.ts';
import { portion, satang, sum, toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { earnedIn } from '../records/earned-store.ts';
import { revenueByDay, revenueByMethod, taxIn } from '../records/revenue-store.ts';
import { comparedCount, comparedMoney } from '../rules/compared.ts';
import { spanOf, sumOf } from '../rules/day-sums.ts';
import { type PartKind, partsOf, yearBefore } from '../rules/report-parts.ts';
import { periodOf } from '../rules/report-range.ts';
import { madeByDay } from './bookings-store.ts';
import { type RangeQuery, rangeFacts, rangeOf } from './report-range.ts';

/** The revenue report of a range, part by part, with figures as docs/rules/reports.md defines them. */
export const readRevenue = async (
  { tx, now }: Context,
  { type, ...query }: RangeQuery & Readonly<{ type: PartKind }>,
): Promise<RevenueReport> => {
  const range = rangeOf(query, now);
  const { before } = range;
  const period = periodOf(range);
  const parts = partsOf(range, type);
  const [revenue, made, methods, tax, earned, earnedBefore] = await Promise.all([
    revenueByDay(tx, periodOf(spanOf([range, before, ...parts.map(yearBefore)]))),
    madeByDay(tx, periodOf(spanOf([range, before]))),
    revenueByMethod(tx, period),
    taxIn(tx, period),
    earnedIn(tx, period),
    earnedIn(tx, periodOf(before)),
  ]);
  const total = satang(sumOf(revenue, range));
  const bookings = sumOf(made, range);
  return {
    ...rangeFacts(range, now),
    revenue: comparedMoney(total, sumOf(revenue, before)),
    earned: comparedMoney(earned, earnedBefore),
    bookings: comparedCount(bookings, sumOf(made, before)),
    averagePerBooking: bookings === 0 ? null : toBaht(portion(total, 1, bookings)),
    received: toBaht(sum(methods.map(({ cameIn }) => cameIn))),
    refunded: toBaht(sum(methods.map(({ wentBack }) => wentBack))),
    tax: toBaht(tax),
    revenueData: parts.map((part) => ({
      period: part.first,
      lastDay: part.last,
      revenue: toBaht(satang(sumOf(revenue, part))),
      bookings: sumOf(made, part),
      revenueBefore: toBaht(satang(sumOf(revenue, yearBefore(part)))),
    })),
    byMethod: methods.map(({ method, payments, ...sums }) => ({
      method,
      payments,
      revenue: toBaht(sums.revenue),
      received: toBaht(sums.cameIn),
      refunded: toBaht(sums.wentBack),
      fees: toBaht(sums.fees),
    })),
  };
};

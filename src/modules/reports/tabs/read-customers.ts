import type { CustomersReport } from '#contract/office/analysis.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { customerDays, FREQUENT } from '../rules/customer-periods.ts';
import { periodOf } from '../rules/report-range.ts';
import { customersBooking } from './bookings-store.ts';
import { byNationality, countBusy, countCustomers, topCustomers } from './customers-store.ts';
import { type RangeQuery, rangeFacts, rangeOf } from './report-range.ts';

const TOP = 5;

/** The customer report of a range, with figures as docs/rules/reports.md defines them. */
export const readCustomers = async ({ tx, now }: Context, query: RangeQuery): Promise<CustomersReport> => {
  const range = rangeOf(query, now);
  const { active, frequent, month } = customerDays(bangkokDate(now));
  const [totalCustomers, busy, ofMonth, ofRange, top, customersByNationality] = await Promise.all([
    countCustomers(tx),
    countBusy(tx, { active: periodOf(active), frequent: periodOf(frequent), rentals: FREQUENT }),
    customersBooking(tx, periodOf(month)),
    customersBooking(tx, periodOf(range)),
    topCustomers(tx, periodOf(range), TOP),
    byNationality(tx),
  ]);
  return {
    ...rangeFacts(range, now),
    totalCustomers,
    activeCustomers: busy.active,
    newCustomersThisMonth: ofMonth.new,
    newInRange: ofRange.new,
    returningInRange: ofRange.returning,
    bookingFrequency: { frequent: busy.frequent },
    topCustomers: top.map(({ id, name, bookings, revenue }) => ({
      id,
      name,
      totalBookings: bookings,
      totalSpent: toBaht(revenue),
    })),
    customersByNationality,
  };
};

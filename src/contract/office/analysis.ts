import { z } from 'zod';
import { ClaimKind } from '../claims.ts';
import { answer, endpoints, ListQuery, SentFile, StreamedFile } from '../endpoint.ts';
import { Baht, BangkokDateTime, CalendarDate, Id } from '../fields.ts';

/** Whole percent; null when the earlier value is 0 or negative. */
const Growth = z.int().nullable();
/** Baht; negative when refunds exceed payments. */
const Revenue = z.number();
const Percent = z.number().nullable();

export const PeriodKind = z.enum(['daily', 'weekly', 'monthly', 'yearly']);
export type PeriodKind = z.infer<typeof PeriodKind>;

/**
 * Dates in Bangkok, both included. `endDate` defaults to today, `startDate` to the 30 days up to the end. 422
 * `report.range-too-long` for more than five years, `report.range-backwards`.
 */
const Range = {
  startDate: CalendarDate.optional(),
  endDate: CalendarDate.optional(),
};
const RangeQuery = z.object({ ...Range, type: PeriodKind.default('monthly') });

/** The reported range, and the preceding range of the same length. */
const ReportRange = z.object({
  startDate: CalendarDate,
  endDate: CalendarDate,
  /** Both previous dates may be before 2000. */
  previousStartDate: z.string(),
  previousEndDate: z.string(),
  updatedAt: BangkokDateTime,
});

const Compared = z.object({ total: Revenue, previousPeriod: Revenue, growth: Growth });
const Counted = z.object({ total: z.int(), previousPeriod: z.int(), growth: Growth });

/** A bar of a chart. `period` is its first day; the first and last bars may cover fewer days. */
const Part = z.object({
  period: CalendarDate,
  lastDay: CalendarDate,
  revenue: Revenue,
  bookings: z.int(),
  /** Revenue of the same period a year earlier. */
  revenueBefore: Revenue,
});

const CategoryUse = z.object({
  category: z.string(),
  categoryInThai: z.string().nullable(),
  /** Time rented as a whole percentage of the time in the fleet without maintenance; null if there was none. */
  utilizationRate: Percent,
  utilizationBefore: Percent,
  /** The number of vehicles that were rented at least once. */
  utilized: z.int(),
  total: z.int(),
});

const VehicleResult = z.object({
  id: Id,
  name: z.string(),
  /** Without the brand. */
  model: z.string(),
  licensePlate: z.string(),
  bodyType: z.string(),
  color: z.string(),
  category: z.string(),
  categoryInThai: z.string().nullable(),
  bookings: z.int(),
  revenue: Revenue,
});

export const OverviewReport = ReportRange.extend({
  revenue: Compared,
  /** Revenue by rental day, regardless of when it was paid. */
  earned: Compared,
  bookings: Counted,
  vehicles: z.object({
    total: z.int(),
    /** Vehicles rented on an average day. */
    utilized: z.number(),
    utilizationRate: Percent,
    utilizationBefore: Percent,
  }),
  customers: z.object({ total: z.int(), new: z.int(), returning: z.int() }),
  /** The twelve months up to the last day of the range, regardless of its length. */
  monthlyRevenue: z.array(z.object({ month: z.string(), revenue: Revenue, bookings: z.int(), revenueBefore: Revenue })),
  topVehicles: z.array(VehicleResult),
  utilizationByCategory: z.array(CategoryUse),
  recentBookings: z.array(
    z.object({
      id: Id,
      bookingNumber: z.string(),
      customer: z.string(),
      vehicle: z.string(),
      amount: Baht,
      date: BangkokDateTime,
    }),
  ),
});
export type OverviewReport = z.infer<typeof OverviewReport>;

export const RevenueReport = ReportRange.extend({
  revenue: Compared,
  earned: Compared,
  bookings: Counted,
  averagePerBooking: z.number().nullable(),
  received: Baht,
  refunded: Baht,
  /** Tax included in the revenue, by each booking's share of tax. */
  tax: Revenue,
  revenueData: z.array(Part),
  /**
   * By the way it moved. `revenue` is `received` less `refunded`; the fees for that way of paying, less those that went
   * back, are in none of these.
   */
  byMethod: z.array(
    z.object({
      method: z.string(),
      revenue: Revenue,
      payments: z.int(),
      received: Baht,
      refunded: Baht,
      fees: Revenue,
    }),
  ),
});
export type RevenueReport = z.infer<typeof RevenueReport>;

export const CustomersReport = ReportRange.extend({
  totalCustomers: z.int(),
  activeCustomers: z.int(),
  newCustomersThisMonth: z.int(),
  newInRange: z.int(),
  returningInRange: z.int(),
  bookingFrequency: z.object({ frequent: z.int() }),
  topCustomers: z.array(z.object({ id: Id, name: z.string(), totalBookings: z.int(), totalSpent: Revenue })),
  /** Customer counts by nationality, highest first; the empty key counts unknown nationalities. */
  customersByNationality: z.record(z.string(), z.int()),
});
export type CustomersReport = z.infer<typeof CustomersReport>;

export const VehiclesReport = ReportRange.extend({
  totalVehicles: z.int(),
  availableVehicles: z.int(),
  utilizationRate: Percent,
  utilizationBefore: Percent,
  categories: z.int(),
  vehiclesByCategory: z.record(z.string(), z.int()),
  vehiclePerformance: z.array(VehicleResult),
  /** Every vehicle of the fleet, and any other with revenue or bookings in the range; the first `limit` of them. */
  vehicleEarnings: z.object({ total: z.int(), rows: z.array(VehicleResult) }),
  utilizationByCategory: z.array(CategoryUse),
});
export type VehiclesReport = z.infer<typeof VehiclesReport>;

/** How long a deposit has been with the business: less than a day, 7 or 30 days, or longer. */
const DepositAge = z.enum(['day', 'week', 'month', 'longer']);
export type DepositAge = z.infer<typeof DepositAge>;

const CountedBaht = z.object({ count: z.int(), amount: Baht });

/** Deposits are a side account: none of these amounts is revenue, but what is kept becomes a payment. */
export const DepositsReport = ReportRange.extend({
  /** What is with the business as of now: held on cards and left at the desk. */
  withUs: CountedBaht,
  held: CountedBaht,
  left: CountedBaht,
  /** Of `withUs`, those of rentals that are over. */
  toGiveBack: CountedBaht,
  /** Holds that end within 24 hours. */
  ending: z.int(),
  /** All that is with the business; `held` and `left` are numbers of deposits. */
  byAge: z.array(z.object({ age: DepositAge, held: z.int(), left: z.int(), amount: Baht })),
  /** What was left in the range, and what ended in it. `lapsed`: of these, holds that the provider let go of by itself. */
  byMethod: z.array(
    z.object({
      method: z.string(),
      left: z.int(),
      leftAmount: Baht,
      ended: z.int(),
      givenBack: Baht,
      kept: Baht,
      lapsed: z.int(),
    }),
  ),
  givenBack: Baht,
  kept: Baht,
  /** The claims made in the range by kind: `claimed` is `charged`, `waived` or `waiting`; `untaxed` is in `charged`. */
  claims: z.array(
    z.object({
      kind: ClaimKind,
      made: z.int(),
      disputed: z.int(),
      withdrawn: z.int(),
      claimed: Baht,
      charged: Baht,
      untaxed: Baht,
      waived: Baht,
      waiting: Baht,
    }),
  ),
  claimed: CountedBaht,
  charged: Baht,
  /** Rentals that came back in the range, and how many of them have a claim, also as a whole percentage. */
  rentals: z.int(),
  rentalsWithClaim: z.int(),
  claimRate: Percent,
  /** From a claim of the range to its end, on average, to a tenth of a day. */
  daysToSettle: z.number().nullable(),
});
export type DepositsReport = z.infer<typeof DepositsReport>;

/** Days of the rental that was searched. */
export const RefusedLength = z.enum(['1-2', '3-6', '7-13', '14+']);
export type RefusedLength = z.infer<typeof RefusedLength>;

/** Whole weeks from the search to the pick-up. */
export const RefusedLead = z.enum(['0', '1', '2-3', '4-7', '8+']);
export type RefusedLead = z.infer<typeof RefusedLead>;

const NamedCategory = { category: z.string(), categoryInThai: z.string().nullable() };

/** What was wished and what was given: upgrades of a class, one-way rentals, searches that found nothing free. */
export const DemandReport = ReportRange.extend({
  /** Rentals of a class that were picked up; `others` got an equal vehicle, `upgrades` a dearer one. */
  ofClass: z.object({
    rentals: z.int(),
    others: z.int(),
    upgrades: z.int(),
    /** The sum of what a day of the given vehicles costs more than of those that were chosen. */
    perDay: Baht,
  }),
  /** The same by category, most upgrades first. */
  byClass: z.array(z.object({ ...NamedCategory, rentals: z.int(), others: z.int(), upgrades: z.int(), perDay: Baht })),
  /** Rentals that came back, and how many of them elsewhere than they were picked up. */
  returns: z.int(),
  oneWay: z.int(),
  /** By pair of places, most first. */
  oneWayPairs: z.array(
    z.object({
      from: z.string(),
      fromInThai: z.string().nullable(),
      to: z.string(),
      toInThai: z.string().nullable(),
      rentals: z.int(),
    }),
  ),
  /** The places of these pairs: what each gained by them, most first; `net` may be negative. */
  placeBalances: z.array(
    z.object({ place: z.string(), placeInThai: z.string().nullable(), arrived: z.int(), left: z.int(), net: z.int() }),
  ),
  /** Searches with dates that found nothing free. */
  refused: Counted,
  /** The parts of the range in which there were any. */
  refusedParts: z.array(z.object({ period: CalendarDate, lastDay: CalendarDate, searches: z.int() })),
  /** By the category that was asked for, most first; an empty name where any or several would have done. */
  refusedByCategory: z.array(z.object({ ...NamedCategory, searches: z.int() })),
  refusedByLength: z.array(z.object({ length: RefusedLength, searches: z.int() })),
  refusedByLead: z.array(z.object({ weeks: RefusedLead, searches: z.int() })),
});
export type DemandReport = z.infer<typeof DemandReport>;

export const EarningsSort = z.enum(['-revenue', 'revenue', '-bookings', 'bookings', 'name']);
export type EarningsSort = z.infer<typeof EarningsSort>;

export const ReportTab = z.enum(['overview', 'revenue', 'customers', 'vehicles', 'deposits', 'demand']);
export type ReportTab = z.infer<typeof ReportTab>;

const reportQuery = z.object({
  ...Range,
  type: PeriodKind.default('monthly'),
  tab: ReportTab,
  language: z.enum(['en', 'th']).default('en'),
});

/** A job that exports a list to a file. */
export const ExportJob = z.object({
  id: Id,
  what: z.enum(['payments', 'bookings']),
  startDate: CalendarDate,
  endDate: CalendarDate,
  format: z.enum(['csv', 'xlsx']),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Rows written, and rows in total; `total` is null until they have been counted. */
  rows: z.int(),
  total: z.int().nullable(),
  bytes: z.number().nullable(),
  createdAt: BangkokDateTime,
  createdBy: z.string(),
  /** When the file is deleted. */
  expiresAt: BangkokDateTime,
});
export type ExportJob = z.infer<typeof ExportJob>;

/** Reports & Analytics. docs/rules/reports.md defines each figure. */
export const analysisEndpoints = endpoints({
  'GET /admin/reports': {
    summary:
      'Overview of a range: revenue, bookings, utilisation and customers, compared with the same number of days before it',
    access: 'staff',
    query: RangeQuery,
    reply: answer(OverviewReport),
  },
  'GET /admin/reports/revenue': {
    summary:
      'Revenue of a range, by day, week, month or year (`type`; `period` is an older name for it, and overrides it)',
    access: 'staff',
    query: RangeQuery.extend({ period: PeriodKind.optional() }),
    reply: answer(RevenueReport),
  },
  'GET /admin/reports/customers': {
    summary:
      'Customers: new and returning ones and the five with the most revenue in a range; totals and nationalities as of now',
    access: 'staff',
    query: RangeQuery,
    reply: answer(CustomersReport),
  },
  'GET /admin/reports/vehicles': {
    summary:
      'Vehicles: the five with the most revenue, the earnings of all, most revenue first unless `sort` says otherwise, and the utilisation of each category in a range; counts as of now',
    access: 'staff',
    query: RangeQuery.extend({ sort: EarningsSort.optional(), limit: ListQuery.shape.limit }),
    reply: answer(VehiclesReport),
  },
  'GET /admin/reports/deposits': {
    summary:
      'Security deposits that are with the business now, those left and ended in a range, and the claims made in it by kind',
    access: 'staff',
    query: RangeQuery,
    reply: answer(DepositsReport),
  },
  'GET /admin/reports/demand': {
    summary:
      'Upgrades of rentals of a class, one-way rentals with what places gained by them, and searches that found nothing free, in a range',
    access: 'staff',
    query: RangeQuery,
    reply: answer(DemandReport),
  },
  'GET /admin/reports/csv': {
    summary: 'A tab of the reports as CSV, with the figures of the screen. Leaves an audit entry',
    access: 'staff',
    perMinute: 20,
    query: reportQuery,
    file: 'text/csv',
    reply: SentFile,
  },
  'GET /admin/reports/xlsx': {
    summary: 'A tab of the reports for Excel, with typed numbers and dates. Leaves an audit entry',
    access: 'staff',
    perMinute: 20,
    query: reportQuery,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    reply: SentFile,
  },
  'GET /admin/reports/pdf': {
    summary: 'A tab of the reports as a PDF. Leaves an audit entry',
    access: 'staff',
    perMinute: 20,
    query: reportQuery,
    file: 'application/pdf',
    reply: SentFile,
  },
  'GET /admin/exports': {
    summary: 'The exports whose files have not expired, newest first, at most 100',
    access: 'staff',
    reply: answer(z.array(ExportJob)),
  },
  'POST /admin/exports': {
    summary:
      'Starts a job that exports all payments or bookings of a range to a file, as limited for reports. 422 `export.too-many-rows` for more than 1,000,000 rows',
    access: 'staff',
    perMinute: 20,
    body: z.object({
      what: z.enum(['payments', 'bookings']),
      startDate: CalendarDate,
      endDate: CalendarDate,
      format: z.enum(['csv', 'xlsx']),
      language: z.enum(['en', 'th']).default('en'),
    }),
    reply: answer(ExportJob),
  },
  'GET /admin/exports/:id/file': {
    summary: 'The file of a finished export. 404 `export.not-found`, also once expired; 409 `export.not-done`',
    access: 'staff',
    params: z.object({ id: Id }),
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    reply: StreamedFile,
  },
});

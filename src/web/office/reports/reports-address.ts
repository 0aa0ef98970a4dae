import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Client } from '../../api/client.ts';
import type { Outcome } from '../../api/routes.ts';
import { monthBeside } from '../dashboard/figures/months.ts';
import { isDay } from '../list/list-search.ts';

export const tabs = ['overview', 'revenue', 'customers', 'vehicles', 'deposits', 'demand'] as const;
type Tab = (typeof tabs)[number];

export const periods = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

export type Range = Readonly<{ startDate: CalendarDate; endDate: CalendarDate }>;

/** The orders of the vehicles, the default first. */
export const sorts = ['-revenue', 'revenue', '-bookings', 'bookings', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** The parameters of the reports, kept in the address, so that back, reload and sharing keep them. */
export type ReportsSearch = Range & Readonly<{ tab: Tab; type: Period; sort: Sort }>;

/** Reads an address. Defaults: the overview of the last 30 days including today, in parts that suit the range, most revenue first. */
export const readReportsSearch = (query: URLSearchParams, today: CalendarDate): ReportsSearch => {
  const usual = presetRanges(today).last30;
  const range = {
    startDate: dayIn(query, 'startDate') ?? usual.startDate,
    endDate: dayIn(query, 'endDate') ?? usual.endDate,
  };
  return {
    tab: tabs.find((one) => one === query.get('tab')) ?? 'overview',
    type: periods.find((one) => one === query.get('type')) ?? periodFor(range),
    sort: sorts.find((one) => one === query.get('sort')) ?? sorts[0],
    ...range,
  };
};

const dayIn = (query: URLSearchParams, name: keyof Range) => {
  const day = query.get(name) ?? '';
  return isDay(day) ? day : undefined;
};

/** The parts in which a range is read at a glance: some five to forty of them. */
export const periodFor = ({ startDate, endDate }: Range): Period => {
  const days = daysBetween(startDate, endDate) + 1;
  if (days <= 31) return 'daily';
  if (days <= 182) return 'weekly';
  return days <= 1_096 ? 'monthly' : 'yearly';
};

export const reportsRoute = '/admin/reports';

/** The address of a tab; the order of its parameters is fixed. */
export const reportsPath = ({ tab, startDate, endDate, type, sort }: ReportsSearch): string => {
  const isOrdered = tab === 'vehicles' && sort !== sorts[0];
  return `${reportsRoute}?${new URLSearchParams({ tab, startDate, endDate, type, ...(isOrdered && { sort }) })}`;
};

export const presets = [
  'today',
  'last7',
  'last30',
  'last90',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const;
type Preset = (typeof presets)[number];

/** The preset ranges as of a day; whole months and years run to their last day. */
export const presetRanges = (today: CalendarDate): Record<Preset, Range> => {
  const month = monthBeside(today, 0);
  const year = Number(today.slice(0, 4));
  const lastDays = (days: number) => ({ startDate: addDays(today, 1 - days), endDate: today });
  return {
    today: lastDays(1),
    last7: lastDays(7),
    last30: lastDays(30),
    last90: lastDays(90),
    thisMonth: { startDate: month, endDate: today },
    lastMonth: { startDate: monthBeside(today, -1), endDate: addDays(month, -1) },
    thisYear: { startDate: `${year}-01-01`, endDate: today },
    lastYear: { startDate: `${year - 1}-01-01`, endDate: `${year - 1}-12-31` },
  };
};

type Answered<Tab, Reply> = Readonly<{ tab: Tab; answer: Reply }>;

/** A tab's report, or why it could not be loaded. */
export type Report =
  | Answered<'overview', Outcome<'GET /admin/reports'>>
  | Answered<'revenue', Outcome<'GET /admin/reports/revenue'>>
  | Answered<'customers', Outcome<'GET /admin/reports/customers'>>
  | Answered<'vehicles', Outcome<'GET /admin/reports/vehicles'>>
  | Answered<'deposits', Outcome<'GET /admin/reports/deposits'>>
  | Answered<'demand', Outcome<'GET /admin/reports/demand'>>;

/** Loads only the open tab's report, so that a failure leaves the other tabs usable. */
export const readReport = async ({ call }: Client, { tab, sort, ...query }: ReportsSearch): Promise<Report> => {
  switch (tab) {
    case 'overview':
      return { tab, answer: await call('GET /admin/reports', { query }) };
    case 'revenue':
      return { tab, answer: await call('GET /admin/reports/revenue', { query }) };
    case 'customers':
      return { tab, answer: await call('GET /admin/reports/customers', { query }) };
    case 'vehicles':
      return { tab, answer: await call('GET /admin/reports/vehicles', { query: { ...query, sort } }) };
    case 'deposits':
      return { tab, answer: await call('GET /admin/reports/deposits', { query }) };
    case 'demand':
      return { tab, answer: await call('GET /admin/reports/demand', { query }) };
  }
};

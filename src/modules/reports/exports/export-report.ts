import type { Language } from '#contract/fields.ts';
import type { ReportTab } from '#contract/office/analysis.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { type DateFormat, numericDay } from '#kernel/numeric-date.ts';
import type { Typesetter } from '#modules/documents/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { PartKind } from '../rules/report-parts.ts';
import { readCustomers } from '../tabs/read-customers.ts';
import { readDemand } from '../tabs/read-demand.ts';
import { readDeposits } from '../tabs/read-deposits.ts';
import { readOverview } from '../tabs/read-overview.ts';
import { readRevenue } from '../tabs/read-revenue.ts';
import { readVehicles } from '../tabs/read-vehicles.ts';
import type { RangeQuery } from '../tabs/report-range.ts';
import { type Reports, reportWords, sectionsOf } from './report-sections.ts';
import type { ReportTable } from './report-table.ts';
import { reportCsv, reportPdf, reportXlsx } from './report-writers.ts';

type Query = RangeQuery & Readonly<{ type: PartKind; tab: ReportTab; language: Language }>;
export type ReportFormat = 'csv' | 'xlsx' | 'pdf';

const types: Record<ReportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/**
 * Exports a tab of the reports as a file with the same figures as on screen. Records in the audit log who did it, and
 * the date range.
 */
export const exportReport = async (ctx: Context, format: ReportFormat, query: Query, typesetter: Typesetter) => {
  const { tab, language } = query;
  const { general } = await readSettings(ctx.tx);
  const { table, startDate, endDate } = await tableOf(ctx, query, general.dateFormat);
  const name = `report-${tab}-${startDate}-${endDate}.${format}`;
  const paper = { language, dateFormat: general.dateFormat, business: general.siteName };
  const writers = {
    csv: async () => reportCsv(table, general.dateFormat),
    xlsx: () => reportXlsx(table, general.dateFormat),
    pdf: () => reportPdf(table, typesetter, { ...paper, none: reportWords(language).none }),
  };
  const content = await writers[format]();
  await ctx.record({
    action: 'report.exported',
    subject: { kind: 'export', id: 'reports', name },
    after: { startDate, endDate },
  });
  return { name, type: types[format], content };
};

const tableOf = async (ctx: Context, query: Query, dateFormat: DateFormat) => {
  const { tab, language } = query;
  const words = reportWords(language);
  const buildTable = <Tab extends ReportTab>(name: Tab, report: Reports[Tab]) => {
    const { startDate, endDate, previousStartDate, previousEndDate, updatedAt } = report;
    const day = (date: string) => numericDay(date, dateFormat);
    const table: ReportTable = {
      title: fillPlaceholders(words.title, { tab: words.tabs[name] }),
      lines: [
        fillPlaceholders(words.range, {
          first: day(startDate),
          last: day(endDate),
          before: day(previousStartDate),
          beforeLast: day(previousEndDate),
        }),
        fillPlaceholders(words.made, { moment: `${day(updatedAt.slice(0, 10))} ${updatedAt.slice(11, 16)}` }),
      ],
      sections: sectionsOf[name](report, { words, language }),
    };
    return { table, startDate, endDate };
  };
  if (tab === 'overview') return buildTable(tab, await readOverview(ctx, query));
  if (tab === 'revenue') return buildTable(tab, await readRevenue(ctx, query));
  if (tab === 'customers') return buildTable(tab, await readCustomers(ctx, query));
  if (tab === 'deposits') return buildTable(tab, await readDeposits(ctx, query));
  if (tab === 'demand') return buildTable(tab, await readDemand(ctx, query));
  return buildTable(tab, await readVehicles(ctx, query));
};

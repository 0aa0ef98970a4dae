import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportTab } from '#contract/office/analysis.ts';
import { smallBusiness } from '#test/builders/booking.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { unzip } from '#test/builders/unzip.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let headers: Record<string, string>;
let admin: Record<string, string>;

const days = { startDate: '2026-10-21', endDate: '2026-11-20' };

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T23:30' });
  const { vehicleId } = await smallBusiness(app);
  ({ headers } = await signedInAs(app, { role: 'STAFF', firstName: 'Lek', lastName: 'Counter' }));
  ({ headers: admin } = await signedInAs(app, { role: 'ADMIN' }));
  const { bookingId } = await storedBooking(app, vehicleId, {
    first_name: '=cmd|"/C calc"!A0',
    created_at: '2026-11-20T23:30+07',
    reference: 'BKKFILE1',
  });
  await app.db.execute(sql`
    insert into ledger_entry (booking_id, kind, method_type, amount_satang, fee_satang, created_at)
    values (${bookingId}, 'payment', 'cash', 615250, 0, '2026-11-20T23:30+07')`);
  await app.db.execute(sql`update customer set first_name = '=1+1', last_name = 'สมชาย', nationality = '@SUM(1)'`);
});
afterAll(() => app.close());

const taken = async (format: 'csv' | 'xlsx' | 'pdf', query: Record<string, string>) => {
  const url = `/api/admin/reports/${format}?${new URLSearchParams({ ...days, ...query })}`;
  const { statusCode, headers: answered, rawPayload } = await app.server.inject({ url, headers });
  return { status: statusCode, headers: answered, file: rawPayload };
};
const csvRows = async (query: Record<string, string>) => {
  const { file } = await taken('csv', query);
  const rows: string[][] = parse(file, { bom: true, relax_column_count: true });
  return rows;
};

/** The cells of a sheet by their references. */
const excelCells = async (query: Record<string, string>) => {
  const { file } = await taken('xlsx', query);
  const files = unzip(file);
  const [sheet = '', strings = '', styles = ''] = ['worksheets/sheet1', 'sharedStrings', 'styles'].map(
    (name) => files[`xl/${name}.xml`],
  );
  const texts = [...strings.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text ?? '');
  const cells = [...sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(?:<v>([^<]*)<\/v>)?/g)].map(
    ([, at, more = '', value]) => ({
      at,
      value: more.includes('t="s"') ? texts[Number(value)] : Number(value),
      style: Number(/s="(\d+)"/.exec(more)?.[1]),
    }),
  );
  return { sheet, styles, cells, of: (text: string) => cells.find(({ value }) => value === text) };
};

test('a tab leaves as CSV with the figures of the screen, named by its range, and the log says who took it', async () => {
  const { headers: answered, file } = await taken('csv', { tab: 'revenue', type: 'weekly' });
  expect(answered['content-type']).toBe('text/csv; charset=utf-8');
  expect(answered['content-disposition']).toBe('attachment; filename="report-revenue-2026-10-21-2026-11-20.csv"');
  expect(file.toString('utf8').startsWith('\uFEFF"Report: Revenue"')).toBe(true);
  const rows = await csvRows({ tab: 'revenue', type: 'weekly' });
  const { body } = await app.call('GET /admin/reports/revenue', { headers, query: { ...days, type: 'weekly' } });
  const { revenue, earned, tax, revenueData } = body.data;
  expect(revenue.total).toBe(6152.5);
  const row = (name: string) => rows.find(([first]) => first === name);
  expect(row('Total revenue')).toEqual(['Total revenue', '6152.5', '0', '']);
  expect(row('Earned')?.[1]).toBe(`${earned.total}`);
  expect(row('Tax within revenue')?.[1]).toBe(`${tax}`);
  const parts = rows.slice(rows.findIndex(([first]) => first === 'From') + 1, -4);
  expect(parts.map(([first, last, baht, , , count]) => [first, last, baht, count].join())).toEqual(
    revenueData.map((part) =>
      [part.period, part.lastDay]
        .map((day) => day.split('-').reverse().join('/'))
        .concat(`${part.revenue}`, `${part.bookings}`)
        .join(),
    ),
  );
  expect(parts).toHaveLength(5);
  const { body: log } = await app.call('GET /admin/audit', { headers: admin, query: { limit: 1 } });
  expect(log.data[0]).toMatchObject({
    action: 'report.exported',
    actor: { name: 'Lek Counter' },
    subject: { kind: 'export', name: 'report-revenue-2026-10-21-2026-11-20.csv' },
    changes: [
      { field: 'startDate', after: '2026-10-21' },
      { field: 'endDate', after: '2026-11-20' },
    ],
  });
});

test('growth stands beside the revenue of each month, and nationalities in the language of the file', async () => {
  await app.db.execute(sql`
    insert into ledger_entry (booking_id, kind, method_type, amount_satang, fee_satang, created_at)
    select id, 'payment', 'cash', 307625, 0, '2025-11-20T12:00+07' from booking`);
  const rows = await csvRows({ tab: 'overview' });
  expect(rows.find(([first]) => first === 'Month')).toEqual([
    ...['Month', 'Revenue (THB)', 'A year before (THB)', 'Growth (%)', 'Bookings'],
  ]);
  expect(rows.find(([first]) => first === '2026-11')).toEqual(['2026-11', '6152.5', '3076.25', '100', '1']);
  await app.db.execute(sql`delete from ledger_entry where amount_satang = 307625`);
  await app.db.execute(sql`update customer set nationality = 'South Korean'`);
  expect((await csvRows({ tab: 'customers', language: 'th' })).flat()).toContain('เกาหลีใต้');
  expect((await csvRows({ tab: 'customers' })).flat()).toContain('South Korean');
  await app.db.execute(sql`update customer set nationality = '@SUM(1)'`);
});

test('nothing of a name is run by a spreadsheet', async () => {
  expect((await csvRows({ tab: 'customers' })).find(([first]) => first?.includes('1+1'))?.[0]).toBe("'=1+1 สมชาย");
  const { sheet, of } = await excelCells({ tab: 'customers' });
  expect(sheet).not.toContain('<f>');
  expect(of('=1+1 สมชาย')).toBeDefined();
  expect(of('@SUM(1)')).toBeDefined();
});

test('in Excel baht are numbers, days are dates, and a moment is what Bangkok’s clocks show', async () => {
  const revenue = await excelCells({ tab: 'revenue', type: 'monthly' });
  const next = ({ at = '' }: { at?: string | undefined } = {}) =>
    revenue.cells.find(
      (cell) => cell.at === at.replace(/^[A-Z]/, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1)),
    );
  expect(next(revenue.of('Total revenue'))?.value).toBe(6152.5);
  // 21 and 31 October, 1 and 20 November 2026, in days since 30 December 1899.
  const dates = revenue.cells.filter(({ value }) => [46_316, 46_326, 46_327, 46_346].includes(Number(value)));
  expect(dates.map(({ at }) => at?.[0])).toEqual(['A', 'B', 'A', 'B']);
  expect(revenue.styles).toContain('dd/mm/yyyy');
  expect(revenue.styles).toMatch(/#,##0\.00|numFmtId="4"/);
  const { cells } = await excelCells({ tab: 'overview' });
  const at2330 = 46_346 + 23.5 / 24;
  expect(cells.some(({ value }) => typeof value === 'number' && Math.abs(value - at2330) < 1e-9)).toBe(true);
});

test.each<ReportTab>(['overview', 'revenue', 'customers', 'vehicles'])(
  'the %s leaves as a paper in both languages, and in Thai as a file of Thai words',
  async (tab) => {
    for (const language of ['en', 'th']) {
      const { headers: answered, file } = await taken('pdf', { tab, language });
      expect(answered['content-type']).toBe('application/pdf');
      expect(answered['content-disposition']).toContain(`report-${tab}-2026-10-21-2026-11-20.pdf`);
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const rows = await csvRows({ tab, language: 'th' });
    expect(rows[0]?.[0]).toMatch(/^รายงาน: /);
  },
);

test('a range that ends before it begins, or is longer than five years, is refused; without one it is the last 30 days', async () => {
  const getReport = async (query: object) => app.call('GET /admin/reports/vehicles', { headers, query });
  expect((await getReport({ startDate: '2026-11-21', endDate: '2026-11-20' })).problem.error).toBe(
    'report.range-backwards',
  );
  expect((await getReport({ startDate: '2021-11-20', endDate: '2026-11-20' })).problem.error).toBe(
    'report.range-too-long',
  );
  expect((await getReport({ startDate: '2021-11-21', endDate: '2026-11-20' })).status).toBe(200);
  expect((await getReport({})).body.data).toMatchObject({
    startDate: '2026-10-22',
    endDate: '2026-11-20',
    previousStartDate: '2026-09-22',
    previousEndDate: '2026-10-21',
  });
});

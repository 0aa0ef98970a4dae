import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { smallBusiness } from '#test/builders/booking.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { type Row, tablesIn } from '#test/builders/markdown-tables.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let categoryId: string;
let headers: Record<string, string>;

const tables = tablesIn(readFileSync('docs/rules/reports.md', 'utf8'));
const rowsUnder = (name: string): readonly Row[] => tables.find(({ heading }) => heading === name)?.rows ?? [];
const rentals = rowsUnder('Worked example of demand');
const searches = rowsUnder('Its searches');
const answers = rowsUnder('What the report answers of demand');

const months = { Oct: '10', Nov: '11', Dec: '12' };
/** `31 Oct 23:30` of 2026 in Bangkok. */
const moment = (text = ''): string => {
  const [day = '', month = 'Oct', time = ''] = text.split(' ');
  return `2026-${months[month as 'Oct']}-${day.padStart(2, '0')}T${time}`;
};
const instantOrNull = (text = '') => (text === '' ? null : `${moment(text)}+07`);
/** What the dearer of two daily rates is dearer by, in satang; null where the given one is not. */
const dearerBy = ({ Given: given = '', Chosen: chosen = '' }: Row): number | null => {
  const [more, less] = [given, chosen].map((text) => Number(text.replaceAll(',', '')) * 100);
  return more && less && more > less ? more - less : null;
};

const newVehicle = async (dailyRate: number, plate: string) => {
  const values = { categoryId, licensePlate: plate, dailyRate: fromBaht(dailyRate) };
  const [id = ''] = await app.step(({ tx }) => addVehicles(tx, [vehicle(values)]));
  return id;
};

const storeRental = async (row: Row, at: number) => {
  const isOfClass = row.Category === 'class';
  const given = await newVehicle(Number(row.Given?.replaceAll(',', '')), `7กก ${at}`);
  const isSame = row.Given === row.Chosen;
  const other = isOfClass && !isSame ? await newVehicle(Number(row.Chosen?.replaceAll(',', '')), `8กก ${at}`) : given;
  const back = instantOrNull(row.Back);
  const { bookingId } = await storedBooking(app, given, {
    status: back ? 'completed' : 'confirmed',
    pick_up_at: instantOrNull(row['Picked up']),
    picked_up_at: instantOrNull(row['Picked up']),
    drop_off_at: back ?? '2026-11-28T10:00+07',
    blocked_until: back ?? '2026-11-28T12:00+07',
    returned_at: back,
    chosen_vehicle_id: isOfClass ? other : null,
    upgrade_satang: isOfClass ? dearerBy(row) : null,
    created_at: '2026-09-01T10:00+07',
  });
  await app.db.execute(sql`
    update booking set pick_up_location_id = (select id from location where name = ${row.From}),
      drop_off_location_id = (select id from location where name = ${row.To}) where id = ${bookingId}`);
};

const fromBrowser = { 'sec-fetch-site': 'same-origin' };
const search = async (row: Row, sentBy: Record<string, string> = fromBrowser) => {
  app.setNow(moment(row.Searched));
  const dates = { startDate: moment(row['Pick-up']), endDate: moment(row.Return) };
  const body = row.Category === 'class' ? { ...dates, categoryId } : dates;
  return app.call('POST /searches/refused', { headers: sentBy, body });
};
const counted = async () => {
  const { rows } = await app.db.execute<{ counted: string }>(sql`
    select concat_ws(' ', to_char(day, 'FMDD Mon'), category_id is not null, weeks_ahead, length, count) as counted
    from refused_search order by day, weeks_ahead, length`);
  return rows.map((row) => row.counted);
};

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ categoryId } = await smallBusiness(app));
  await app.db.execute(sql`update category set booked_as_class = true where id = ${categoryId}`);
  for (const [at, row] of rentals.entries()) await storeRental(row, at);
  for (const row of searches) expect((await search(row)).status).toBe(200);
  app.setNow('2026-11-20T12:00');
  headers = await signedIn(app, 'STAFF');
});
afterAll(() => app.close());

test('the document has an example of every figure', () =>
  expect([rentals.length, searches.length, answers.length]).toEqual([6, 5, 11]));

test('a search is counted by its day, category, weeks and length', async () => {
  const expected = searches
    .filter(({ Day }) => Day !== '')
    .map((row) => `${row.Day} ${row.Category === 'class' ? 't' : 'f'} ${row.Weeks} ${row.Length} 1`);
  expect((await counted()).sort()).toEqual(expected.sort());
});

const ranges = {
  October: { startDate: '2026-10-01', endDate: '2026-10-31' },
  November: { startDate: '2026-11-01', endDate: '2026-11-30' },
};
const reportOf = async (month: keyof typeof ranges) => {
  const query = { ...ranges[month], type: 'daily' as const };
  return (await app.call('GET /admin/reports/demand', { headers, query })).body.data;
};

test.each(['October', 'November'] as const)('the figures of %s are those of the document', async (month) => {
  const report = await reportOf(month);
  const gained = (name: string) => report.placeBalances.find(({ place }) => place === name)?.net ?? 0;
  const asked = (name: string) => report.refusedByCategory.find(({ category }) => category === name)?.searches ?? 0;
  const figures = {
    'rentals of a class': report.ofClass.rentals,
    'another vehicle': report.ofClass.others,
    upgrades: report.ofClass.upgrades,
    'dearer a day': report.ofClass.perDay,
    'rentals that came back': report.returns,
    'one-way': report.oneWay,
    'gained at Silom': gained('Silom'),
    'gained at Suvarnabhumi Airport': gained('Suvarnabhumi Airport'),
    searches: report.refused.total,
    'searches for the class': asked('Economy'),
    'searches for any': asked(''),
  };
  expect(figures).toEqual(Object.fromEntries(answers.map((row) => [row.Figure, Number(row[month])])));
});

test('every figure is the sum of its rows', async () => {
  for (const month of ['October', 'November'] as const) {
    const report = await reportOf(month);
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    expect(sum(report.byClass.map(({ upgrades }) => upgrades))).toBe(report.ofClass.upgrades);
    expect(sum(report.oneWayPairs.map((pair) => pair.rentals))).toBe(report.oneWay);
    expect(sum(report.placeBalances.map(({ net }) => net))).toBe(0);
    for (const rows of [report.refusedParts, report.refusedByCategory, report.refusedByLength, report.refusedByLead])
      expect(sum(rows.map((row) => row.searches))).toBe(report.refused.total);
  }
  expect((await reportOf('November')).refused).toMatchObject({ total: 3, previousPeriod: 1, growth: 200 });
});

test.each(['en', 'th'] as const)('the file has the figures of the screen, in %s', async (language) => {
  app.setNow('2026-11-20T12:00');
  headers = await signedIn(app, 'STAFF');
  const query = new URLSearchParams({ ...ranges.November, tab: 'demand', type: 'daily', language });
  const { statusCode, rawPayload } = await app.server.inject({ url: `/api/admin/reports/csv?${query}`, headers });
  expect(statusCode).toBe(200);
  const rows: string[][] = parse(rawPayload, { bom: true, relax_column_count: true });
  const cellsOf = (name: string) => rows.find(([first]) => first === name)?.slice(1);
  const english = language === 'en';
  const report = await reportOf('November');
  expect(cellsOf(english ? 'Of these, with a dearer one (upgrades)' : 'ในจำนวนนี้ ได้รถที่ค่าเช่าสูงกว่า (อัปเกรด)')?.[0]).toBe(
    '1',
  );
  expect(cellsOf(english ? 'Economy' : 'ประหยัด')).toEqual(['3', '2', '1', '200']);
  expect(cellsOf(english ? 'Silom' : 'สีลม')).toEqual(expect.arrayContaining([`${report.oneWayPairs[0]?.rentals}`]));
  expect(cellsOf(english ? '3 to 6 days' : '3 ถึง 6 วัน')?.[0]).toBe('1');
});

test('the same search counts on; one by a program, by staff or for a category that is gone counts for none, none and any', async () => {
  const [, row = {}] = searches;
  await app.db.execute(sql`delete from refused_search`);
  await search(row);
  await search(row);
  await search(row, {});
  await search(row, { ...fromBrowser, ...(await signedIn(app, 'STAFF')) });
  expect(await counted()).toEqual(['1 Nov t 1 3-6 2']);
  const body = { startDate: moment(row['Pick-up']), endDate: moment(row.Return), categoryId: crypto.randomUUID() };
  await app.call('POST /searches/refused', { headers: fromBrowser, body });
  expect((await counted()).sort()).toEqual(['1 Nov f 1 3-6 1', '1 Nov t 1 3-6 2']);
});

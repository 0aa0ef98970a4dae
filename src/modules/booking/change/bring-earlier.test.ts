import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettings } from '#test/builders/change-settings.ts';
import { at, confirmedBooking, desk, officeBooking, pickedUp, returned, takenFor } from '#test/builders/desk.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

const tables = tablesIn(readFileSync('docs/rules/changes.md', 'utf8'));
const rows = tables.find(({ heading }) => heading === 'Earlier while it is out')?.rows ?? [];
const baht = (cell = '') => Number(cell.replaceAll(',', ''));

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;

/** Five days from 5 December at ten, ฿5,350, all of it paid, and out. */
beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  id = await confirmedBooking(app, office.vehicleId);
  office = await at(app, office, '2026-12-05T10:00');
  await pickedUp(app, office.clerk, id);
});
afterEach(() => app.close());

const givesBack = (earlyReturnPercent: number) => changeSettings(app, { booking: { earlyReturnPercent } });
const modify = (body: { returnDate: string; dryRun?: boolean; totalAmount?: number }) =>
  app.call('POST /bookings/:id/modify', { params: { id }, headers: office.clerk.headers, body });
const proposal = async () =>
  (await app.call('GET /admin/bookings/:id/return', { params: { id }, headers: office.clerk.headers })).body.data.early;
/** What the booking promised to give back and keeps, in baht. */
const promised = async () => {
  const { rows } = await app.db.execute<{ promised: number; retained: number }>(
    sql`select promised_satang::float / 100 as promised, retained_satang::float / 100 as retained from booking where id = ${id}`,
  );
  return rows[0];
};
/** The moment so many days after the pick-up, on the half hour. */
const after = (days: number) => {
  const halfHours = Math.round(days * 48);
  return Temporal.PlainDateTime.from('2026-12-05T10:00')
    .add({ minutes: halfHours * 30 })
    .toString({ smallestUnit: 'minute' });
};

test.each(rows.map((row) => [row.Case, row] as const))('%s', async (_case, row) => {
  await givesBack(Number(row.Percent));
  const { status, body, problem } = await modify({
    returnDate: after(Number(row['Comes back after days'])),
    dryRun: true,
  });
  if (row['New total'] === '') return expect([status, problem.error]).toEqual([409, 'booking.cannot-change']);
  const { quote, refundAmount } = body.data;
  expect({ total: quote.total, refundAmount, kept: 5350 - quote.total - refundAmount }).toEqual({
    total: baht(row['New total']),
    refundAmount: baht(row['Goes back']),
    kept: baht(row.Kept),
  });
});

test('the examples are there', () => expect(rows).toHaveLength(5));

test('whoever brings it back earlier has the money on its way, and the vehicle is free from then on', async () => {
  await givesBack(50);
  const { body } = await modify({ returnDate: '2026-12-08T10:00', totalAmount: 3210 });
  expect(body.data.booking).toMatchObject({ totalAmount: 3210 });
  expect(await promised()).toEqual({ promised: 1070, retained: 1070 });
  expect(await takenFor(app, id)).toEqual(['2026-12-05 10:00 to 2026-12-08 12:00']);
});

test('not to a moment that is over, nor to elsewhere at once', async () => {
  await givesBack(50);
  office = await at(app, office, '2026-12-07T12:00');
  expect((await modify({ returnDate: '2026-12-07T10:00', dryRun: true })).problem.error).toBe('booking.cannot-change');
});

test('fewer days are never dearer: where a shorter rental costs more, the price stays', async () => {
  await givesBack(100);
  await app.db.execute(sql`update vehicle set daily_rate_satang = 500000`);
  const { body } = await modify({ returnDate: '2026-12-08T10:00', totalAmount: 5350 });
  expect(body.data).toMatchObject({ difference: 0, refundAmount: 0, booking: { totalAmount: 5350 } });
  expect(await takenFor(app, id)).toEqual(['2026-12-05 10:00 to 2026-12-08 12:00']);
});

test('at the desk the return says what goes back, on the next half hour, and the same press gives it', async () => {
  expect(await proposal()).toBeNull();
  await givesBack(50);
  office = await at(app, office, '2026-12-08T09:40');
  expect(await proposal()).toEqual({ totalAmount: 3210, refundAmount: 1070, retainedAmount: 1070, leftToPay: 0 });
  const wrong = await returned(app, office.clerk, id, { earlyTotal: 3000 });
  expect(wrong.problem.error).toBe('booking.price-changed');
  const { body } = await returned(app, office.clerk, id, { earlyTotal: 3210 });
  expect(body.data).toMatchObject({ stage: 'completed', totalAmount: 3210, returnDate: '2026-12-08T10:00:00+07:00' });
  expect(await promised()).toEqual({ promised: 1070, retained: 1070 });
  expect(await takenFor(app, id)).toEqual(['2026-12-05 10:00 to 2026-12-08 11:40']);
});

test('what is not paid yet is not owed either, and nothing goes back', async () => {
  await givesBack(50);
  await app.db.execute(sql`update booking set paid_satang = 107000 where id = ${id}`);
  office = await at(app, office, '2026-12-08T09:40');
  expect(await proposal()).toEqual({ totalAmount: 3210, refundAmount: 0, retainedAmount: 0, leftToPay: 2140 });
});

test('what staff saw and is no more is refused, and nothing is recorded', async () => {
  await givesBack(50);
  office = await at(app, office, '2026-12-08T09:40');
  await givesBack(0);
  expect((await returned(app, office.clerk, id, { earlyTotal: 3210 })).problem.error).toBe('booking.price-changed');
  expect((await officeBooking(app, office.clerk, id)).stage).toBe('picked-up');
});

test('staff may keep the price, and who is late is given nothing back', async () => {
  await givesBack(50);
  office = await at(app, office, '2026-12-10T12:00');
  expect(await proposal()).toBeNull();
  office = await at(app, office, '2026-12-08T09:40');
  const { body } = await returned(app, office.clerk, id);
  expect(body.data).toMatchObject({ stage: 'completed', totalAmount: 5350 });
});

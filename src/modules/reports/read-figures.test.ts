import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallBusiness } from '#test/builders/booking.ts';
import { movedMoney } from '#test/builders/moved-money.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T23:30' });
  ({ vehicleId } = await smallBusiness(app));
});
afterEach(() => app.close());

const read = async () => {
  const { body } = await app.call('GET /admin/analytics', { headers: await signedIn(app, 'STAFF') });
  return body.data;
};

const moved = (...entry: Parameters<ReturnType<typeof movedMoney>>) => movedMoney(app)(...entry);

const booked = (changed: Parameters<typeof storedBooking>[2]) =>
  storedBooking(app, vehicleId, { created_at: '2026-11-05T12:00+07', ...changed });

test('the worked example of the document is what the call answers', async () => {
  const { bookingId } = await booked({
    status: 'completed',
    pick_up_at: '2026-10-01T10:00+07',
    drop_off_at: '2026-10-04T10:00+07',
    created_at: '2026-09-20T12:00+07',
  });
  await moved(bookingId, 'payment', 4000, '2026-10-20T23:30');
  await moved(bookingId, 'payment', 9000, '2026-10-21T00:30');
  await moved(bookingId, 'payment', 700, '2026-10-31T23:30');
  await moved(bookingId, 'payment', 3090, '2026-11-01T00:30', 90);
  await moved(bookingId, 'payment', 2500, '2026-11-20T23:30');
  await moved(bookingId, 'refund', 500, '2026-11-20T23:30');
  const { revenue } = await read();
  expect(revenue).toMatchObject({ monthlyRevenue: 5000, revenueGrowth: 25, weeklyRevenue: 2000 });
  expect(revenue.byMonth.slice(-2)).toEqual([
    { month: '2026-10', revenue: 13_700 },
    { month: '2026-11', revenue: 5000 },
  ]);
  const document = await readFile('docs/rules/figures.md', 'utf8');
  for (const figure of ['฿5,000', '25 percent', '฿2,000', '฿13,700']) expect(document).toContain(figure);
});

test('half an hour later it is another day, and the same days of the last month are one more', async () => {
  const { bookingId } = await booked({});
  await moved(bookingId, 'payment', 1000, '2026-10-21T00:30');
  await moved(bookingId, 'payment', 1500, '2026-11-14T23:30');
  expect((await read()).revenue).toMatchObject({ revenueGrowth: null, weeklyRevenue: 1500 });
  app.setNow('2026-11-21T00:30');
  expect((await read()).revenue).toMatchObject({ revenueGrowth: 50, weeklyRevenue: 0 });
});

test('projected is what is confirmed with a pick-up next month, by Bangkok’s calendar', async () => {
  await booked({ pick_up_at: '2026-11-30T23:30+07', total_satang: 100_000, paid_satang: 30_000 });
  await booked({ pick_up_at: '2026-12-01T00:30+07', total_satang: 200_000 });
  await booked({
    pick_up_at: '2026-12-31T23:30+07',
    drop_off_at: '2027-01-04T10:00+07',
    blocked_until: '2027-01-04T12:00+07',
    total_satang: 400_000,
  });
  await booked({
    pick_up_at: '2027-01-01T00:30+07',
    drop_off_at: '2027-01-04T10:00+07',
    blocked_until: '2027-01-04T12:00+07',
    total_satang: 800_000,
  });
  await booked({ status: 'pending' });
  await booked({ status: 'cancelled' });
  expect((await read()).revenue).toMatchObject({ nextMonthRevenue: 6000, nextMonthBookings: 2, stillComing: 700 });
});

test('bookings are counted as a person would count them in the table', async () => {
  for (const status of ['pending', 'confirmed', 'confirmed', 'completed', 'cancelled']) await booked({ status });
  await booked({ status: 'confirmed', picked_up_at: '2026-11-20T10:00+07' });
  await booked({ status: 'completed', created_at: '2026-10-20T23:30+07' });
  await booked({ status: 'completed', created_at: '2026-10-01T00:30+07' });
  await booked({ status: 'cancelled', created_at: '2026-10-02T00:30+07' });
  await booked({ status: 'completed', created_at: '2026-10-21T00:30+07' });
  const rows = (
    await app.db.execute<{ status: string; at: string }>(sql`
    select status, to_char(created_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as at from booking`)
  ).rows;
  const having = (status: string) => rows.filter((row) => row.status === status).length;
  const made = (first: string, last: string) =>
    rows.filter(({ status, at }) => status !== 'cancelled' && at >= first && at <= last).length;
  const now = made('2026-11-01', '2026-11-20');
  const before = made('2026-10-01', '2026-10-20');
  expect([now, before]).toEqual([5, 2]);
  expect((await read()).bookings).toEqual({
    activeBookings: 3,
    bookingGrowth: 150,
    totalBookings: rows.length,
    byStatus: {
      pending: having('pending'),
      confirmed: having('confirmed'),
      completed: having('completed'),
      cancelled: having('cancelled'),
    },
  });
});

test('the fleet is used by what it was rented out for, early returns not in', async () => {
  const was = { status: 'completed', total_satang: 1 };
  await booked({
    ...was,
    pick_up_at: '2026-11-01T00:00+07',
    drop_off_at: '2026-11-16T00:00+07',
    returned_at: '2026-11-10T00:00+07',
  });
  await booked({ ...was, pick_up_at: '2026-10-10T23:30+07', drop_off_at: '2026-10-27T23:30+07' });
  const { vehicles } = await read();
  // 9 of 30 days, and 6 in the period before: the window starts on 21 October at 23:30, and the second rental is 11
  // days before that.
  expect(vehicles).toEqual({
    totalVehicles: 1,
    available: 1,
    rented: 0,
    maintenance: 0,
    utilization: 50,
    utilizationBefore: 37,
  });
});

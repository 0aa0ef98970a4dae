import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithDemo } from '#demo/fill-with-demo.ts';
import { connect } from '#platform/database/database.ts';
import { inSnapshot } from '#platform/database/snapshot.ts';
import { createLog } from '#platform/log/log.ts';
import { asFile, contentsOf, takenAway } from '#test/builders/backups.ts';
import { bookingBody, bookingBodyOfAnother, smallBusiness } from '#test/builders/booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { freshDatabase } from '#test/fresh-database.ts';
import { backedUp } from '../backup/backup-contents.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
});
afterAll(() => app.close());

const restoredTo = async (text: string) => {
  const database = await freshDatabase();
  await restoreBackup({ databaseUrl: database.url, path: await asFile(text), files: app.files });
  const db = connect(database.url, { connections: 2 });
  const drop = () => db.pool.end().then(database.drop);
  return { db, drop };
};

test('a backup that is taken while bookings are made and changed is of one moment', async () => {
  const { vehicleId } = await smallBusiness(app);
  const book = (number: number, day: number) => {
    const dates = { pickupDate: `2026-12-${day}T10:00`, returnDate: `2026-12-${day}T18:00`, totalAmount: 1070 };
    return app.call('POST /bookings', { body: bookingBodyOfAnother(vehicleId, number, dates) });
  };
  const first = await app.call('POST /bookings', { body: bookingBody(vehicleId) });
  for (const number of [1, 2, 3]) await book(number, 10 + 2 * number);
  const tables = Object.keys(backedUp);
  const before = await contentsOf(app.db, tables, ['html', 'plain']);

  let text = '';
  let made = 0;
  for await (const part of inSnapshot(app.db, (tx) => writeBackup(tx, { files: app.files }))) {
    text += part;
    if (made < 4) {
      made += 1;
      expect((await book(10 + made, 18 + 2 * made)).status).toBe(200);
    }
    if (made === 2) {
      const params = { id: first.body.bookingId };
      const headers = { 'x-booking-token': first.body.data.accessToken };
      await app.call('POST /bookings/:id/cancel', { params, headers, body: {} });
    }
  }
  expect(await app.db.$count(sql`booking`)).toBe(8);

  const { db, drop } = await restoredTo(text);
  expect(await contentsOf(db, tables, ['html', 'plain'])).toEqual(before);
  const { rows } = await db.execute(sql`
    select count(*)::int as bookings, count(occupancy.id)::int as held, sum(total_satang)::int as satang
    from booking left join vehicle_occupancy occupancy on occupancy.booking_id = booking.id`);
  expect(rows).toEqual([{ bookings: 4, held: 4, satang: 535_000 + 3 * 107_000 }]);
  await drop();
});

test('a business with two years of bookings comes back equal', { timeout: 120_000 }, async () => {
  const demo = await freshApp({ now: '2026-11-20T12:00' });
  await fillWithDemo(demo.step, { seed: 20_260, log: createLog('silent'), sandbox: null });
  const tables = Object.keys(backedUp);
  const text = await takenAway(demo);
  const { db, drop } = await restoredTo(text);
  const before = await contentsOf(demo.db, tables, ['html', 'plain']);
  expect(await contentsOf(db, tables, ['html', 'plain'])).toEqual(before);
  expect((await db.execute(sql`select from demo_mark`)).rowCount).toBe(0);
  expect(Number(before.find(([table]) => table === 'booking')?.[1])).toBeGreaterThan(2_000);
  await drop();
  await demo.close();
});

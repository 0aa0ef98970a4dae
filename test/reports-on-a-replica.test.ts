import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#platform/database/database.ts';
import { readingOf } from '#platform/database/read-replica.ts';
import { bookingBody, smallBusiness } from './builders/booking.ts';
import { signedInAs } from './builders/signed-in.ts';
import { freshApp, type TestApp } from './fresh-app.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';

// The "replica" is a separate, empty database, so that whatever a report finds there comes only from it.
let app: TestApp;
let database: FreshDatabase;
let replica: Database;
let headers: Record<string, string>;

beforeAll(async () => {
  database = await freshDatabase();
  replica = connect(database.url, { readOnly: true });
  app = await freshApp({ now: '2026-11-20T12:00', reading: (db) => readingOf(db, replica) });
  const { vehicleId } = await smallBusiness(app);
  await app.call('POST /bookings', { body: bookingBody(vehicleId) });
  ({ headers } = await signedInAs(app, { role: 'ADMIN' }));
});
afterAll(async () => {
  await app.close();
  await replica.pool.end();
  await database.drop();
});

const days = { startDate: '2026-11-01', endDate: '2026-11-20' };

const auditActions = async (db: Database) =>
  (await db.execute<{ action: string }>(sql`select action from audit_entry order by at`)).rows.map(
    ({ action }) => action,
  );

test('the office works on the primary', async () => {
  const { body } = await app.call('GET /admin/bookings', { headers, query: {} });
  expect(body.data).toHaveLength(1);
});

test('every report is read from the replica, also as a file, and who took it stands on the primary', async () => {
  const overview = await app.call('GET /admin/reports', { headers, query: days });
  expect(overview.body.data).toMatchObject({ recentBookings: [], vehicles: { total: 0 } });
  const before = (await auditActions(app.db)).length;
  const file = await app.server.inject({
    url: '/api/admin/reports/csv',
    headers,
    query: { ...days, tab: 'overview', language: 'en' },
  });
  expect(file.statusCode).toBe(200);
  expect((await auditActions(app.db)).slice(before)).toEqual(['report.exported']);
  expect(await auditActions(replica)).toEqual([]);
});

test('lists leave from the replica: one that is sent, and one that a job writes', async () => {
  const sent = await app.server.inject({ url: '/api/admin/bookings/export', headers });
  expect(sent.statusCode).toBe(200);
  expect(sent.body.trim().split('\n')).toHaveLength(1);

  const { body } = await app.call('POST /admin/exports', {
    headers,
    body: { what: 'bookings', format: 'csv', ...days },
  });
  await app.runJob('write-export', { exportId: body.data.id });
  const { body: list } = await app.call('GET /admin/exports', { headers });
  expect(list.data).toMatchObject([{ status: 'done', rows: 0 }]);
});

test('a backup is what the primary holds', async () => {
  const { body } = await app.server.inject({ method: 'POST', url: '/api/admin/settings/backup', headers });
  expect(body).toContain('"booking":[\n');
  expect(body).toContain('backup.made');
});

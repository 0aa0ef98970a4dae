import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { signedIn, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let headers: Record<string, string>;
let bookingId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const { vehicleId } = await smallBusiness(app);
  bookingId = (await app.call('POST /bookings', { body: bookingBody(vehicleId) })).body.bookingId;
  headers = (await signedInAs(app, { role: 'ADMIN', firstName: 'Ploy', lastName: 'Owner' })).headers;
});
afterAll(() => app.close());

const log = async () => (await app.call('GET /admin/audit', { headers })).body.data;
const info = async () => (await app.call('GET /admin/settings/system-info', { headers })).body.data;

test('system info says what runs, and counts as the lists do: archived records are not in them', async () => {
  const before = await info();
  expect(before).toMatchObject({
    version: '0.1.0',
    nodeVersion: process.version,
    environment: 'test',
    totalBookings: 1,
    totalCustomers: 1,
    totalVehicles: 1,
    totalLocations: 2,
  });
  expect(before.platform).toContain(process.platform);
  expect(Math.abs(before.uptime - process.uptime())).toBeLessThan(60);
  expect(before.memory.rss).toBeGreaterThan(before.memory.heapUsed);

  const lists = await Promise.all([
    app.call('GET /admin/bookings', { headers }),
    app.call('GET /admin/customers', { headers }),
    app.call('GET /admin/vehicles', { headers }),
  ]);
  const { totalBookings, totalCustomers, totalVehicles } = before;
  expect(lists.map(({ body }) => body.total)).toEqual([totalBookings, totalCustomers, totalVehicles]);

  for (const table of ['booking', 'customer', 'vehicle', 'location'])
    await app.db.execute(sql`update ${sql.identifier(table)} set archived_at = now()`);
  expect(await info()).toMatchObject({ totalBookings: 0, totalCustomers: 0, totalVehicles: 0, totalLocations: 0 });
});

test('clearing forgets what the process keeps of answers, says how many, and the next ones are made anew', async () => {
  const clear = async () => (await app.call('POST /admin/settings/clear-cache', { headers })).body.data.cleared;
  await clear();
  expect(await clear()).toBe(0);
  const page = { params: { slug: 'about' } };
  await app.db.execute(sql`
    insert into content_page (slug, title, content, published, published_at, created_at, updated_at)
    values ('about', 'About', 'We rent.', true, now(), now(), now())`);
  const first = await app.call('GET /cms/pages/slug/:slug' as 'GET /health', page as never);
  expect(first.status).toBe(200);
  await app.server.inject({ method: 'GET', url: '/og/home.png' });
  expect(await clear()).toBe(2);
  expect((await app.call('GET /cms/pages/slug/:slug' as 'GET /health', page as never)).body).toEqual(first.body);
  expect(await clear()).toBe(1);
  const [entry] = await log();
  expect(entry).toMatchObject({
    action: 'cache.cleared',
    actor: { name: 'Ploy Owner' },
    changes: [{ field: 'cleared', before: null, after: 1 }],
  });
});

test('a backup is a file for an admin, and the log says who took it; it is in the backup itself', async () => {
  const reply = await app.server.inject({ method: 'POST', url: '/api/admin/settings/backup', headers });
  const name = 'saphan-backup-2026-11-20-1200.json';
  expect(reply.headers['content-type']).toContain('application/json');
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  const { rows } = reply.json();
  expect(rows.booking.map(([id]: string[]) => id)).toEqual([bookingId]);
  const [entry] = await log();
  expect(entry).toMatchObject({
    action: 'backup.made',
    actor: { name: 'Ploy Owner' },
    subject: { kind: 'backup', name },
  });
  expect(rows.audit_entry.map(([id]: string[]) => id)).toContain(entry?.id);
});

test('staff get neither', async () => {
  const asStaff = await signedIn(app, 'STAFF');
  for (const [method, path] of [
    ['POST', 'backup'],
    ['POST', 'clear-cache'],
    ['GET', 'system-info'],
  ] as const) {
    const url = `/api/admin/settings/${path}`;
    const reply = await app.server.inject({ method, url, headers: asStaff });
    expect([path, reply.statusCode, reply.json().error]).toEqual([path, 403, 'auth.forbidden']);
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from '#modules/upkeep/index.ts';
import { readEnv } from '#platform/env.ts';
import { filesOf } from '#platform/files.ts';
import { asFile, takenAway } from './builders/backups.ts';
import { bookingBody, smallBusiness } from './builders/booking.ts';
import { jpeg } from './builders/pictures.ts';
import { signedInAs } from './builders/signed-in.ts';
import { createApplicationOn, freshApp, type TestApp } from './fresh-app.ts';
import { freshDatabase } from './fresh-database.ts';
import { type StartedBucket, startBucket } from './start-bucket.ts';

let bucket: StartedBucket;
let app: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  bucket = await startBucket();
  app = await freshApp({ now: '2026-11-20T12:00', files: await filesOf(readEnv({ FILES_URL: bucket.url })) });
  const { vehicleId } = await smallBusiness(app);
  await app.call('POST /bookings', { body: bookingBody(vehicleId) });
  ({ headers } = await signedInAs(app, { role: 'ADMIN' }));
});
afterAll(async () => {
  await app.close();
  await bucket.stop();
});

const upload = async () => {
  const form = new FormData();
  form.set('images', new File([new Uint8Array(await jpeg(800, 500))], 'car.jpg', { type: 'image/jpeg' }));
  const sent = new Request('http://localhost', { method: 'POST', body: form });
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/upload/vehicle-images',
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(reply.statusCode).toBe(200);
  return String(reply.json().data[0].url);
};

test('a photograph that one process took is shown by another', async () => {
  const address = await upload();
  const other = await createApplicationOn(app);
  const shown = await other.inject(address);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-type']).toBe('image/webp');
  expect((await other.inject(address.replace(/[^/]+$/, 'nowhere'))).statusCode).toBe(404);
  await other.close();
});

test('a list that a job wrote is fetched whole', async () => {
  const days = { startDate: '2026-11-01', endDate: '2026-11-20' };
  const { body } = await app.call('POST /admin/exports', {
    headers,
    body: { what: 'bookings', format: 'csv', ...days },
  });
  await app.runJob('write-export', { exportId: body.data.id });
  const file = await app.server.inject({ url: `/api/admin/exports/${body.data.id}/file`, headers });
  expect(file.statusCode).toBe(200);
  expect(file.body.trim().split('\n')).toHaveLength(2);
});

test('a backup names the files of the bucket, and a restore says which are missing there', async () => {
  await app.files.put('pictures/one/640.avif', 'one');
  await app.files.put('pictures/two/640.avif', 'two');
  const path = await asFile(await takenAway(app));
  await app.files.delete('pictures/two/640.avif');
  const database = await freshDatabase({ migrated: false });
  const { files, missingFiles } = await restoreBackup({ databaseUrl: database.url, path, files: app.files });
  await database.drop();
  const named = files.map(({ file }) => file);
  expect(named).toEqual(expect.arrayContaining(['pictures/one/640.avif', 'pictures/two/640.avif']));
  expect(named.filter((name) => name.startsWith('exports/'))).toEqual([]);
  expect(missingFiles.map(({ file }) => file)).toEqual(['pictures/two/640.avif']);
});

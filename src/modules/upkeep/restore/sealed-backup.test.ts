import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#platform/database/database.ts';
import { asFile, contentsOf, downloadedBackup, takenAway } from '#test/builders/backups.ts';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { freshDatabase } from '#test/fresh-database.ts';
import { restoreBackup } from './restore-backup.ts';

const passphrase = 'many lamps over the river';
let app: TestApp;
let sealed: Buffer;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const { vehicleId } = await smallBusiness(app);
  await app.call('POST /bookings', { body: bookingBody(vehicleId) });
  const reply = await downloadedBackup(app, { passphrase });
  expect(reply.headers['content-type']).toBe('application/octet-stream');
  expect(reply.headers['content-disposition']).toContain('saphan-backup-2026-11-20-1200.json.age');
  sealed = reply.rawPayload;
});
afterAll(() => app.close());

const restoreInto = async (databaseUrl: string, content: Uint8Array, typed?: string) =>
  restoreBackup({ databaseUrl, path: await asFile(content), passphrase: typed, files: app.files });

/** Restores a file into an empty database; the message of its refusal, or null. */
const refusal = async (content: Uint8Array, typed?: string) => {
  const database = await freshDatabase({ migrated: false });
  try {
    return await restoreInto(database.url, content, typed).then(
      () => null,
      ({ details, message }: Error & { details?: { reason?: string } }) => details?.reason ?? message,
    );
  } finally {
    await database.drop();
  }
};

const altered = (at: number): Uint8Array => {
  const bytes = Buffer.from(sealed);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
};

test('any program of the format opens what the passphrase sealed, and nobody else reads it', async () => {
  expect(sealed.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
  expect(sealed.includes('saphan')).toBe(false);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const plain = JSON.parse(await decrypter.decrypt(sealed, 'text'));
  expect(Object.keys(plain.rows)).toEqual(Object.keys(JSON.parse(await takenAway(app)).rows));
});

test('a restore opens it with its passphrase', async () => {
  const database = await freshDatabase({ migrated: false });
  await restoreInto(database.url, sealed, passphrase);
  const db = connect(database.url, { connections: 1 });
  const tables = ['booking', 'customer', 'vehicle', 'vehicle_occupancy'];
  expect(await contentsOf(db, tables, [])).toEqual(await contentsOf(app.db, tables, []));
  await db.pool.end();
  await database.drop();
});

test.each([
  ['without a passphrase', () => sealed, undefined, /is sealed/],
  ['with another passphrase', () => sealed, 'a lamp over the river', /another passphrase/],
  ['with an altered head', () => altered(30), passphrase, /damaged|another/],
  ['with an altered byte', () => altered(sealed.length - 1000), passphrase, /damaged/],
  ['cut off', () => sealed.subarray(0, -500), passphrase, /damaged/],
  ['of one part alone', () => sealed.subarray(0, 22), passphrase, /damaged/],
])('%s it is refused', async (_how, content, typed, reason) => {
  expect(await refusal(content(), typed)).toMatch(reason);
});

test('with a passphrase, a file that is not sealed is refused', async () => {
  expect(await refusal(Buffer.from(await takenAway(app)), passphrase)).toMatch(/not sealed/);
});

test('a short passphrase is refused', async () => {
  const reply = await downloadedBackup(app, { passphrase: 'short' });
  expect([reply.statusCode, reply.json().fields.passphrase.code]).toEqual([422, 'field.too-short']);
});

import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDefaultPages } from '#modules/content/index.ts';
import { ensureAdmin } from '#modules/identity/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { connect, type Database } from '#platform/database/database.ts';
import { inSnapshot } from '#platform/database/snapshot.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { asFile, contentsOf, takenAway } from '#test/builders/backups.ts';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { canaryPerson } from '#test/builders/canary-person.ts';
import { testSealer } from '#test/builders/sealer.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { createApplicationOn, freshApp, type TestApp } from '#test/fresh-app.ts';
import { freshDatabase } from '#test/fresh-database.ts';
import { backedUp, leftOut } from '../backup/backup-contents.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';

let app: TestApp;
let text: string;
let secrets: Record<string, string>;
let reference: string;
let restored: Restored;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Database;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const { vehicleId } = await smallBusiness(app);
  const person = await canaryPerson(app, vehicleId);
  const { body } = await app.call('POST /bookings', { body: bookingBody(vehicleId) });
  reference = body.data.bookingNumber;
  await app.runJob('mail-booking-received', { bookingId: body.bookingId });
  await documentOf(body.bookingId);
  await strangeRows(vehicleId);
  secrets = {
    ...(await plantedSecrets(person.id)),
    'session token': person.token,
    'guest token': body.data.accessToken,
  };
  await app.files.put('pictures/one/640.avif', randomBytes(2_000));
  await app.files.put('exports/one', 'a list');

  text = await takenAway(app);
  database = await freshDatabase({ migrated: false });
  restored = await restoreBackup({ databaseUrl: database.url, path: await asFile(text), files: app.files });
  db = connect(database.url, { connections: 2 });
}, 120_000);
afterAll(async () => {
  await db.pool.end();
  await database.drop();
  await app.close();
});

const documentOf = async (bookingId: string) => {
  const { headers } = await signedInAs(app, { role: 'STAFF' });
  const taken = { bookingId, amount: 5350, paymentMethod: 'cash' as const };
  await app.call('POST /payments/records', { headers, body: taken });
  await app.step(({ tx }) => writeSettings(tx, 'general', { taxId: '0105569000002' }));
  const asking = { headers, params: { id: bookingId }, body: { kind: 'tax-invoice' as const } };
  const { status, problem, body } = await app.call('POST /admin/bookings/:id/documents', asking);
  if (status !== 200) throw new Error(problem.message);
  await app.call('POST /admin/documents/:id/prints', { headers, params: { id: body.data.id }, body: {} });
};

/** Values that are easily corrupted: in their last digit or microsecond, or because they look like something else. */
const oddText = '"}],\n\t\\u0000 \\ é 🛺 \u2028 ประตู';

const strangeRows = async (vehicleId: string) => {
  await app.db.execute(sql`
    update vehicle set description = ${oddText}, images = array['a,b', '"c"', 'NULL', '', '{}'],
      created_at = '2026-11-20 05:00:00.123457+00' where id = ${vehicleId}`);
  await app.db.execute(sql`
    update location set latitude = 13.690000000000001, longitude = 0.1 + 0.2, hours = '{"b": 1.10, "a": [null, "x"]}'`);
  await app.db.execute(sql`
    insert into promotion (trigger, code, name, discount_type, discount_value, valid_from, valid_to)
    values ('code', 'FAR', 'NULL', 'fixed', 9223372036854775807, '0044-03-15 BC', '9999-12-31')`);
  await app.db.execute(sql`
    insert into season (name, start_date, end_date, multiplier, category_ids)
    values ('', '2026-04-13', '2026-04-15', 12000, array[]::uuid[]), ('n', '2026-04-13', '2026-04-15', 12000, null)`);
  await app.db.execute(sql`
    insert into mail (occasion, kind, language, to_name, to_address, subject, html, plain, status, created_at)
    values ('bytes', 'contact-message', 'en', '', '', '', '', '', 'failed', '2026-11-20 05:00:00.000001+00')`);
  await app.db.execute(sql`
    insert into agreement_text (number, thai, english, contains, valid_from, written_at, by_name)
    values (2, ${oddText}, ${oddText}, '{vehicle,originals}', '2026-11-20 05:00:00.123457+00',
      '2026-11-20 05:00:00.000001+00', 'Nok Head')`);
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
  await app.db.execute(sql`
    insert into mail_attachment select id, 0, 'x', 'y', ${bytes} from mail where occasion = 'bytes'`);
};

/** Secrets in plain text and in their encrypted form in the database. */
const plantedSecrets = async (userId: string): Promise<Record<string, string>> => {
  await app.db.execute(sql`create table if not exists setting_secret (name text primary key, sealed bytea not null)`);
  const plain = {
    'mail password': 'smtp-canary-pa55',
    'provider key': 'skey_canary_123',
    'second step': 'TOTPCANARY234567',
  };
  const sealed = Object.values(plain).map((secret) => testSealer.seal(secret, 'a test'));
  await app.db.execute(sql`
    insert into setting_secret values ('email.smtpPassword', ${sealed[0]}), ('payment.omiseSecretKey', ${sealed[1]})`);
  await app.db.execute(sql`
    update app_user set two_factor_secret = ${sealed[2]}, two_factor_since = now() where id = ${userId}`);
  const hex = sealed.map((bytes, index) => [`sealed ${index}`, bytes.toString('hex')]);
  const hashes = await app.db.execute<{ hash: string }>(sql`
    select encode(token_hash, 'hex') as hash from session union select encode(token_hash, 'hex') from booking_access
    union select encode(token_hash, 'hex') from mail_link union select encode(code_hash, 'hex') from recovery_code
    union select encode(key, 'hex') from contact_form_key`);
  const hashed = hashes.rows.map(({ hash }, index) => [`hash ${index}`, hash]);
  return { ...plain, ...Object.fromEntries([...hex, ...hashed]), payer: 'tokn_canary', link: 'canary-secret' };
};

const tables = Object.keys(backedUp);
const notComparable = [...Object.values(backedUp).flatMap(({ without = {} }) => Object.keys(without)), 'html', 'plain'];

test('every table that is backedUp comes back equal, to the last digit of the last row', async () => {
  const before = await contentsOf(app.db, tables, notComparable);
  expect(await contentsOf(db, tables, notComparable)).toEqual(before);
  const empty = before.filter(([, rows]) => rows === 0).map(([table]) => table);
  expect(before.length - empty.length).toBeGreaterThan(20);
  expect(restored.sums.map(({ table, rows }) => [table, rows])).toEqual(before.map(([table, rows]) => [table, rows]));
});

test('mails come back with every word, and their links without keys', async () => {
  const read = async (from: Database) =>
    (await from.execute<{ text: string }>(sql`select html || plain as text from mail order by id`)).rows;
  const keyless = (await read(app.db)).map(({ text }) => text.replaceAll(/((?:token|access)=)[\w-]+/g, '$1…'));
  expect((await read(db)).map(({ text }) => text)).toEqual(keyless);
  expect(keyless.join()).toContain('access=…');
});

test('what is left out is not there', async () => {
  for (const table of Object.keys(leftOut).filter(
    (name) => !['migration', 'contact_form_key', 'tally'].includes(name),
  )) {
    const { rows } = await db.execute<{ at: string | null }>(sql`select to_regclass(${table})::text as at`);
    if (rows[0]?.at) expect([table, await db.$count(sql`${sql.identifier(table)}`)]).toEqual([table, 0]);
  }
  const { rows } = await db.execute(sql`
    select from app_user where two_factor_secret is not null or two_factor_since is not null`);
  expect(rows).toEqual([]);
  const keys = await Promise.all(
    [app.db, db].map((one) => one.execute<{ key: Buffer }>(sql`select key from contact_form_key`)),
  );
  expect(keys[0]?.rows[0]?.key).not.toEqual(keys[1]?.rows[0]?.key);
});

test('no secret stands anywhere in the file', () => {
  expect(Object.keys(secrets).length).toBeGreaterThan(12);
  for (const [name, secret] of Object.entries(secrets)) expect([name, text.includes(secret)]).toEqual([name, false]);
});

test('the file is JSON as a whole, and says what it is before its first row', () => {
  const whole = JSON.parse(text);
  expect(whole).toMatchObject({ format: 'saphan-backup', version: 1, product: '0.1.0' });
  expect(whole.moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  expect(whole.migration).toMatch(/^\d{4}_\w+\.sql$/);
  expect(Object.keys(whole.rows)).toEqual(tables);
  expect(whole.rows.location.length).toBe(whole.sums.find(({ table }: { table: string }) => table === 'location').rows);
  const [head = ''] = text.split('\n');
  expect(JSON.parse(`${head}}}`)).toMatchObject({ migration: whole.migration, tables: whole.tables });
});

test('files are named with size and digest; those that were made to be taken away are not', async () => {
  expect(restored.files).toContainEqual({
    file: 'pictures/one/640.avif',
    bytes: 2_000,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(restored.files.filter(({ file }) => file.startsWith('exports/'))).toEqual([]);
  expect(restored.missingFiles).toEqual([]);
});

const refusal = async (query: ReturnType<typeof sql>): Promise<string> => {
  const error = await db.execute(query).then(
    () => undefined,
    (caught: Error) => caught,
  );
  return String((error?.cause as Error | undefined)?.message ?? error?.message);
};

test('the audit log and issued documents are for good again', async () => {
  expect(await refusal(sql`update audit_entry set action = 'x'`)).toContain('never changed');
  expect(await refusal(sql`delete from audit_entry`)).toContain('never changed');
  expect(await refusal(sql`truncate audit_entry`)).toContain('never changed');
  expect(await refusal(sql`delete from issued_document`)).toContain('never changed');
});

test('references, limits, calculated columns and numbers work again', async () => {
  expect(await refusal(sql`delete from vehicle`)).toContain('foreign key');
  expect(
    await refusal(sql`
    with block as (insert into maintenance_block (vehicle_id, from_at, until_at, reason, created_at)
      select vehicle_id, lower(during), upper(during), 'Tyres', now() from vehicle_occupancy limit 1 returning *)
    insert into vehicle_occupancy (vehicle_id, during, maintenance_block_id)
    select vehicle_id, tstzrange(from_at, until_at), id from block`),
  ).toContain('vehicle_is_free');
  const { rows } = await db.execute<{ number: number; search_text: string }>(sql`
    insert into customer (first_name, last_name, email, phone, created_at)
    values ('Nok', 'Jaidee', 'nok@example.com', '081 555', now()) returning number, search_text`);
  const before = await app.db.execute<{ last: number }>(sql`select last_value::int as last from customer_number`);
  expect(rows[0]).toEqual({
    number: (before.rows[0]?.last ?? 0) + 1,
    search_text: 'nok jaidee nok@example.com 081 555  081555',
  });
});

test('the product starts on what was restored, and a customer finds their booking', async () => {
  const { step } = stepsOf(db, () => Temporal.Instant.from('2026-11-20T05:00:00Z'));
  const pages = await db.$count(sql`content_page`);
  await step(ensureDefaultPages);
  expect(await db.$count(sql`content_page`)).toBeGreaterThan(pages);
  await step((ctx) => ensureAdmin(ctx, { email: 'new@example.com' }));
  const server = await createApplicationOn({ ...app, db });
  const payload = { bookingNumber: reference, email: 'hannah.keller@example.com' };
  const match = (await server.inject({ method: 'POST', url: '/api/bookings/lookup', payload })).json();
  const headers = { 'x-booking-token': match.data.accessToken };
  const reply = await server.inject({ method: 'GET', url: `/api/bookings/${match.data.bookingId}`, headers });
  expect(reply.json().data).toMatchObject({ bookingNumber: reference, paymentStatus: 'paid' });
  await server.close();
});

test('a backup says the same of a database that speaks in another way of moments, bytes and figures', async () => {
  const rowsOf = async (from: Database) => {
    const parts: string[] = [];
    for await (const part of inSnapshot(from, (tx) => writeBackup(tx, { files: app.files }))) parts.push(part);
    return JSON.parse(parts.join('')).rows;
  };
  const url = new URL(app.databaseUrl);
  const formats = {
    timezone: 'Asia/Bangkok',
    datestyle: 'German',
    intervalstyle: 'sql_standard',
    bytea_output: 'escape',
  };
  const options = Object.entries({ ...formats, extra_float_digits: 0 }).map(([name, value]) => `-c ${name}=${value}`);
  url.searchParams.set('options', options.join(' '));
  const other = connect(url.href, { connections: 1 });
  const { rows } = await other.execute(
    sql`select '2026-12-31T17:00Z'::timestamptz::text as moment, 0.1::float8 + 0.2 as sum`,
  );
  expect(rows).toEqual([{ moment: '01.01.2027 00:00:00 +07', sum: 0.3 }]);
  expect(await rowsOf(other)).toEqual(await rowsOf(app.db));
  await other.pool.end();
});

test('the text of the agreement comes back with every version; another first one than the product brings is refused', async () => {
  const { rows } = await db.execute(sql`select number, by_name from agreement_text order by number`);
  expect(rows).toEqual([
    { number: 1, by_name: null },
    { number: 2, by_name: 'Nok Head' },
  ]);
  await app.db.execute(sql`alter table agreement_text disable trigger agreement_text_stays`);
  await app.db.execute(sql`update agreement_text set thai = thai || ' ' where number = 1`);
  const altered = await asFile(await takenAway(app));
  const other = await freshDatabase({ migrated: false });
  await expect(restoreBackup({ databaseUrl: other.url, path: altered, files: app.files })).rejects.toThrow(
    /agreement_text/,
  );
  await other.drop();
});

test('a second restore finds a database that is not empty', async () => {
  const again = restoreBackup({ databaseUrl: database.url, path: await asFile(text), files: app.files });
  await expect(again).rejects.toThrow(
    /^The database is not empty: there are rows in \w+\. A restore needs an empty one\.$/,
  );
});

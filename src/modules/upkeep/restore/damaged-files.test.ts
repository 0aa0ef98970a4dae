import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { asFile, resealed, takenAway } from '#test/builders/backups.ts';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { freshDatabase } from '#test/fresh-database.ts';
import { backedUp } from '../backup/backup-contents.ts';
import { tableNames } from '../backup/schema-store.ts';
import { restoreBackup } from './restore-backup.ts';

let app: TestApp;
let text: string;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Database;

beforeAll(async () => {
  app = await freshApp();
  const { vehicleId } = await smallBusiness(app);
  await app.call('POST /bookings', { body: bookingBody(vehicleId) });
  text = await takenAway(app);
  database = await freshDatabase({ migrated: false });
  db = connect(database.url, { connections: 2 });
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
  await app.close();
});

const restore = async (content: string | Uint8Array, databaseUrl = database.url) =>
  restoreBackup({ databaseUrl, path: await asFile(content), files: app.files });

/** The file with one bit of one byte flipped. */
const flipped = (at: number): Uint8Array => {
  const bytes = Buffer.from(text);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
};
const at = (part: string, more = 0): number => Buffer.from(text).indexOf(part) + more;
const replaced = (from: string | RegExp, to: string): string => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`There is no ${from}`);
  return changed;
};
const half = (share: number): string => text.slice(0, Math.floor(text.length * share));
const swapped = (): string => {
  const lines = text.split('\n');
  const first = lines.indexOf('"location":[') + 1;
  const [one = '', two = ''] = lines.slice(first, first + 2);
  lines.splice(first, 2, `${two.replace(/,$/, '')},`, one.replace(/,$/, ''));
  return lines.join('\n');
};
const withoutTable = (name: string) => replaced(new RegExp(`"${name}":\\[\n(\\[[^\n]*\n)*\\],\n`), '');
/** The head names a table once more, with a type that is no type, and its rows stand there twice: a forged file. */
const twice = (): string => {
  const lines = text.split('\n');
  const head = lines[0]?.replace(
    /\{"table":"location".*?"key":\[[^\]]*\]\}/,
    (shape) => `${shape.replace('"text"', '"text from pg_sleep(0) --"')},${shape}`,
  );
  if (head === lines[0]) throw new Error('There is no such table');
  const begin = lines.indexOf('"location":[');
  const rows = lines.slice(begin, lines.indexOf('],', begin) + 1);
  return resealed([head, ...lines.slice(1, begin), ...rows, ...lines.slice(begin)].join('\n'));
};
const withoutLine = (line: RegExp) => replaced(line, '');

const files: [what: string, content: () => string | Uint8Array, says: RegExp][] = [
  ['an empty file', () => '', /ends too early/],
  ['another JSON', () => '{"bookings": []}\n', /no backup of Saphan/],
  ['a list', () => '[]', /no backup of Saphan/],
  ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1, 2]), /no backup of Saphan/],
  ['a dump of SQL', () => '-- PostgreSQL database dump\n\nset x;\n', /no backup of Saphan/],
  ['a newer format', () => replaced('"version":1', '"version":2'), /format 2, by a newer product/],
  ['a bit flipped in the name of the format', () => flipped(at('saphan-backup')), /no backup of Saphan/],
  ['a bit flipped in the migration', () => flipped(at('"migration":"', 15)), /digest/],
  ['a bit flipped in the moment', () => flipped(at('"moment":"', 13)), /digest/],
  ['a bit flipped in the name of a column', () => flipped(at('"first_name"', 3)), /digest/],
  ['a bit flipped in the brace of the head', () => flipped(at('"rows":{', 7)), /line 1/],
  ['a bit flipped in a row', () => flipped(at('"Toyota"', 2)), /digest/],
  ['a bit flipped in a figure', () => flipped(at('"100000"', 1)), /digest/],
  ['a bit flipped in the comma after a row', () => flipped(at('"],\n["', 2)), /damaged/],
  ['a bit flipped in the name of a table', () => flipped(at('"vehicle":[', 2)), /damaged/],
  ['a bit flipped in the digest of a table', () => flipped(at('"sha256":"', 20)), /damaged|digest/],
  ['a bit flipped in the digest of the file', () => flipped(at('],"sha256":"', 30)), /damaged/],
  ['a bit flipped in the last brace', () => flipped(Buffer.byteLength(text) - 2), /damaged|ends too early/],
  ['cut off in the head', () => half(0.02), /ends too early/],
  ['cut off in the middle', () => half(0.5), /ends too early/],
  ['cut off near the end', () => half(0.98), /ends too early/],
  ['cut off by its last letter', () => text.slice(0, -1), /ends too early/],
  ['cut off at the end of a line', () => text.slice(0, text.indexOf('\n"vehicle":[') + 1), /ends too early/],
  ['without its last line', () => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1), /ends too early/],
  ['with something after its end', () => `${text}{}\n`, /goes on after its end/],
  ['written twice', () => text + text, /goes on after its end/],
  ['rows swapped', swapped, /digest|damaged/],
  ['a row gone', () => withoutLine(/\["[^\n]*"Silom"[^\n]*\n/), /damaged|digest/],
  ['a table gone', () => withoutTable('vehicle'), /damaged/],
  ['a sum gone', () => withoutLine(/\{"table":"vehicle","rows"[^\n]*\n/), /digest/],
  ['a value gone', () => replaced('"Toyota",', ''), /damaged/],
  ['ends of lines of another system', () => text.replaceAll('\n', '\r\n'), /damaged/],
  ['written anew by another program', () => JSON.stringify(JSON.parse(text)), /damaged|ends too early/],
  ['written anew to be read', () => JSON.stringify(JSON.parse(text), null, 2), /no backup of Saphan/],
  ['a line without an end', () => replaced('"Toyota"', `"${'T'.repeat(65 * 1024 * 1024)}"`), /longer than any/],
];

test.each(files)('%s is refused, and the database is not touched', async (_what, content, says) => {
  const refusal = { status: 422, code: 'upkeep.refused', message: expect.stringMatching(says) };
  await expect(restore(content())).rejects.toMatchObject(refusal);
  expect(await tableNames(db)).toEqual([]);
});

/** Complete files with correct digests: only the database can detect the fault. */
const forged: [what: string, content: () => string, says: RegExp][] = [
  ['of a newer product', () => replaced(/"migration":"\d{4}/, '"migration":"9999'), /does not know/],
  ['without a table', () => withoutTableAnywhere('saved_view'), /differ in what saved_view is/],
  [
    'with a table that is none of ours',
    () => replaced(/"table":"saved_view"/, '"table":"weather"').replace('"saved_view":[', '"weather":['),
    /differ in what saved_view is/,
  ],
  [
    'with a column of another type',
    () => replaced('["brand","text"]', '["brand","jsonb"]'),
    /differ in what vehicle is/,
  ],
  ['with a table twice, one of them with SQL for a type', twice, /what location is/],
  ['with a figure that is none', () => replaced('"100000"', '"a lot"'), /A row of vehicle does not fit/],
  ['with a row that breaks a limit', () => replaced('"petrol"', '"steam"'), /A row of vehicle does not fit/],
  ['with a booking of nobody', () => replaced(/("customer":\[\n)[^\n]*\n/, '$1'), /does not fit/],
  [
    'with a row twice',
    () => replaced(/("location":\[\n)([^\n]*),\n/, '$1$2,\n$2,\n'),
    /A row of location does not fit/,
  ],
  [
    'with a sequence of another',
    () => replaced('"sequence":"customer_number"', '"sequence":"other_number"'),
    /what the sequences is/,
  ],
];

const withoutTableAnywhere = (name: string) => {
  const [head = '', ...rest] = withoutTable(name).split('\n');
  return [head.replace(new RegExp(`,\\{"table":"${name}".*?"key":\\[[^\\]]*\\]\\}`), ''), ...rest].join('\n');
};

test.each(forged)('a backup %s is refused, and nothing of it stays', async (_what, content, says) => {
  const empty = await freshDatabase();
  const there = connect(empty.url, { connections: 1 });
  await expect(restore(resealed(content()), empty.url)).rejects.toThrow(says);
  for (const [table, { seeded }] of Object.entries(backedUp))
    if (!seeded) expect([table, await there.$count(sql`${sql.identifier(table)}`)]).toEqual([table, 0]);
  expect(await there.$count(sql`payment_method`)).toBe(21);
  await there.pool.end();
  await empty.drop();
});

test('a database with something else in it is left alone', async () => {
  const other = await freshDatabase({ migrated: false });
  const there = connect(other.url, { connections: 1 });
  await there.execute(sql`create table recipe (name text)`);
  await expect(restore(text, other.url)).rejects.toThrow('The database holds something else: a table recipe.');
  expect(await tableNames(there)).toEqual(['recipe']);
  await there.pool.end();
  await other.drop();
});

test('a database that is further than the backup is left alone', async () => {
  const further = await freshDatabase();
  const there = connect(further.url, { connections: 1 });
  await there.execute(sql`insert into migration (name) values ('9999_tomorrow.sql')`);
  await expect(restore(text, further.url)).rejects.toThrow('The database is at 9999_tomorrow.sql already');
  await there.pool.end();
  await further.drop();
});

test('what was changed in no byte comes back; into a database that was migrated, or half the way, too', async () => {
  for (const upTo of [undefined, '0010_contact_messages.sql']) {
    const empty = await freshDatabase({ migrated: false });
    await migrate(empty.url, upTo ? { upTo } : {});
    await restore(resealed(text), empty.url);
    const there = connect(empty.url, { connections: 1 });
    expect(await there.$count(sql`booking`)).toBe(1);
    await there.pool.end();
    await empty.drop();
  }
});

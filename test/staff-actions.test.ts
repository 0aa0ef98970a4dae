import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '#words/en/audit.ts';
import { bookingBody, paidFor, smallBusiness } from './builders/booking.ts';
import { someAddons } from './builders/extras.ts';
import { jpeg } from './builders/pictures.ts';
import { completedRental } from './builders/reviews.ts';
import { type Person, signedInAs } from './builders/signed-in.ts';
import { freshApp, type TestApp } from './fresh-app.ts';

let app: TestApp;
let staff: Person;
let admin: Person;
let vehicleId: string;
let bookingId: string;
let bookingNumber: string;
let guest: Record<string, string>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
  staff = await signedInAs(app, { role: 'STAFF', firstName: 'Lek', lastName: 'Counter' });
  admin = await signedInAs(app, { role: 'ADMIN' });
  const { data } = (await app.call('POST /bookings', { body: bookingBody(vehicleId) })).body;
  ({ bookingId, bookingNumber } = data);
  guest = { 'x-booking-token': data.accessToken };
});
afterEach(async () => {
  expect((await auditedFields()).filter((field) => !Object.hasOwn(audit.fields, field))).toEqual([]);
  await app.close();
});

const auditedFields = async () => {
  const { rows } = await app.db.execute<{ field: string }>(sql`
    select distinct jsonb_array_elements(changes) ->> 'field' as field from audit_entry`);
  return rows.map(({ field }) => field);
};

const log = async () => (await app.call('GET /admin/audit', { headers: admin.headers })).body.data;

const params = () => ({ id: bookingId });
const sixDays = { returnDate: '2026-12-11T10:00', totalAmount: 6420 };

test('what staff change in a customer’s booking is told in words of the contract, and nothing of the customer', async () => {
  const { headers } = staff;
  await app.call('POST /bookings/:id/modify', { params: params(), headers, body: sixDays });
  await app.call('POST /bookings/:id/cancel', { params: params(), headers, body: { reason: 'They called' } });
  const [cancelled, changed] = await log();
  expect(changed).toMatchObject({
    action: 'booking.changed',
    actor: { id: staff.id, name: 'Lek Counter' },
    subject: { kind: 'booking', id: bookingId, name: bookingNumber },
    changes: [
      { field: 'returnDate', before: '2026-12-10T10:00:00+07:00', after: '2026-12-11T10:00:00+07:00' },
      { field: 'totalAmount', before: 5350, after: 6420 },
    ],
  });
  expect(cancelled).toMatchObject({
    action: 'booking.cancelled',
    reason: null,
    changes: [
      { field: 'status', before: 'pending', after: 'cancelled' },
      { field: 'hasReason', before: false, after: true },
    ],
  });
  expect(JSON.stringify([cancelled, changed])).not.toMatch(/Hannah|Keller|hannah|They called/);
});

test('add-ons that staff put in are named', async () => {
  const { childSeat } = await app.step(({ tx }) => someAddons(tx));
  const body = { addons: [{ addonId: childSeat, quantity: 2 }], totalAmount: 6420 };
  const request = { params: { bookingId }, headers: staff.headers, body };
  expect((await app.call('POST /booking-pricing/:bookingId/addons', request)).status).toBe(200);
  const [entry] = await log();
  expect(entry?.changes[0]).toEqual({ field: 'selectedAddons', before: [], after: ['Child seat × 2'] });
});

test('a trial leaves no entry, a booking that staff make does', async () => {
  const { headers } = staff;
  const trial = { params: params(), headers, body: { ...sixDays, dryRun: true } };
  expect((await app.call('POST /bookings/:id/modify', trial)).status).toBe(200);
  expect(await log()).toEqual([]);
  await app.call('POST /bookings/:id/cancel', { params: params(), headers: guest, body: {} });
  await app.call('POST /bookings', { headers, body: bookingBody(vehicleId) });
  expect(await log()).toMatchObject([{ action: 'booking.created' }]);
});

test('what customers do themselves is no matter of this log', async () => {
  await app.call('POST /bookings/:id/modify', { params: params(), headers: guest, body: sixDays });
  const customer = await signedInAs(app);
  await app.db.execute(sql`update customer set user_id = ${customer.id}`);
  const cancel = { params: params(), headers: customer.headers, body: {} };
  expect((await app.call('POST /bookings/:id/cancel', cancel)).status).toBe(200);
  expect(await log()).toEqual([]);
});

test('money that staff take and give back is told in baht, once for a request that comes twice', async () => {
  const { headers } = staff;
  const taken = { bookingId, amount: 5350, paymentMethod: 'cash', reference: 'R-1', note: 'At the counter' };
  expect((await app.call('POST /payments/records', { headers, body: taken as never })).status).toBe(200);
  const back = { bookingId, amount: 100.5, reason: 'Dirty seats', way: 'recorded' as const };
  const key = { ...headers, 'idempotency-key': 'refund-0001' };
  const answers = [
    await app.call('POST /payments/refunds', { headers: key, body: back }),
    await app.call('POST /payments/refunds', { headers: key, body: back }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await log()).toMatchObject([
    {
      action: 'refund.asked',
      subject: { id: bookingId },
      reason: null,
      changes: [
        { field: 'amount', before: null, after: 100.5 },
        { field: 'way', before: null, after: 'recorded' },
        { field: 'isOwedAgain', before: null, after: false },
        { field: 'hasReference', before: null, after: false },
        { field: 'hasReason', before: null, after: true },
      ],
    },
    {
      action: 'payment.recorded',
      changes: [
        { field: 'paymentMethod', before: null, after: 'cash' },
        { field: 'amount', before: null, after: 5350 },
        { field: 'hasReference', before: null, after: true },
        { field: 'hasNote', before: null, after: true },
      ],
    },
  ]);
});

test('that a customer will pay directly is told once, and again when the way is another', async () => {
  const { headers } = staff;
  for (const paymentMethod of ['cash', 'cash', 'bank_transfer', 'bank_transfer'] as const)
    expect((await app.call('POST /payments/offline', { headers, body: { bookingId, paymentMethod } })).status).toBe(
      200,
    );
  expect(await log()).toMatchObject([
    { action: 'payment.announced', changes: [{ field: 'paymentMethod', before: 'cash', after: 'bank_transfer' }] },
    { action: 'payment.announced', changes: [{ field: 'paymentMethod', before: null, after: 'cash' }, {}] },
  ]);
});

test('a transfer that staff made is told', async () => {
  await paidFor(app, bookingId, 5350);
  const [payment, refund, task] = [randomUUID(), randomUUID(), randomUUID()];
  const at = '2026-11-20T12:00+07';
  await app.db.execute(sql`
    insert into ledger_entry (id, booking_id, kind, method_type, amount_satang, fee_satang, created_at)
    values (${payment}, ${bookingId}, 'payment', 'promptpay', 535000, 0, ${at})`);
  await app.db.execute(sql`
    insert into refund (id, booking_id, occasion, payment_id, amount_satang, fee_satang, status, created_at, updated_at)
    values (${refund}, ${bookingId}, 'x', ${payment}, 10000, 0, 'by-transfer', ${at}, ${at})`);
  await app.db.execute(sql`
    insert into transfer_task (id, refund_id, booking_id, method_type, amount_satang, status, created_at)
    values (${task}, ${refund}, ${bookingId}, 'promptpay', 10000, 'open', ${at})`);
  const done = { params: { id: task }, headers: staff.headers, body: { reference: 'TRF-7' } };
  expect((await app.call('POST /payments/transfer-tasks/:id/done', done)).status).toBe(200);
  expect(await log()).toMatchObject([
    {
      action: 'transfer.done',
      changes: [
        { field: 'amount', before: null, after: 100 },
        { field: 'hasReference', before: null, after: true },
      ],
    },
  ]);
});

test('a review that is hidden and shown again is told each time, and not when nothing changes', async () => {
  await app.call('POST /bookings/:id/cancel', { params: params(), headers: guest, body: {} });
  const rental = await completedRental(app, vehicleId);
  const written = await app.call('POST /bookings/:id/review', {
    params: { id: rental.bookingId },
    headers: rental.headers,
    body: { rating: 5, comment: 'Clean and quiet, and it was just where you said.' },
  });
  const { id } = written.body.data;
  const hide = (hidden: boolean) =>
    app.call('PATCH /reviews/:id', { params: { id }, headers: staff.headers, body: { hidden } });
  for (const hidden of [true, true, false]) expect((await hide(hidden)).status).toBe(200);
  expect(await log()).toMatchObject([
    { action: 'review.shown', changes: [{ field: 'hidden', before: true, after: false }] },
    { action: 'review.hidden', subject: { kind: 'review', id, name: expect.stringContaining('Toyota Yaris, BKK') } },
  ]);
});

test('each picture has its entry', async () => {
  const form = new FormData();
  for (const name of ['a.jpg', 'b.jpg']) form.append('images', new Blob([await jpeg(1000, 600)]), name);
  const sent = new Response(form);
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/upload/vehicle-images',
    headers: { ...staff.headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(reply.statusCode).toBe(200);
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from picture order by id`);
  const ids = rows.map(({ id }) => id);
  const entries = await log();
  expect(entries.map(({ action }) => action)).toEqual(['picture.added', 'picture.added']);
  expect(entries.map(({ subject }) => subject?.id).sort()).toEqual(ids);
});

test('a mail that is sent again is told by its kind, without its words', async () => {
  await app.runJob('mail-booking-received', { bookingId });
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from mail`);
  const id = rows[0]?.id ?? '';
  await app.db.execute(sql`update mail set status = 'failed'`);
  const reply = await app.call('POST /notices/outbox/:id/resend', { params: { id }, headers: admin.headers });
  expect(reply.status).toBe(200);
  const [entry] = await log();
  expect(entry).toMatchObject({
    action: 'outbox.resent',
    subject: { kind: 'mail', id, name: 'booking-received' },
    changes: [{ field: 'status', before: 'failed', after: 'waiting' }],
  });
});

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { changeSettings } from '#test/builders/change-settings.ts';
import { confirmedBooking, desk, moved, officeBooking } from '#test/builders/desk.ts';
import { doJobs } from '#test/builders/paying.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  id = await confirmedBooking(app, office.vehicleId);
});
afterEach(() => app.close());

type Body = Partial<CallOf<'PUT /admin/bookings/:id'>['body']>;
const edit = async (body: Body, of = id) => {
  const { version } = await officeBooking(app, office.clerk, of);
  const { headers } = office.clerk;
  return app.call('PUT /admin/bookings/:id', { params: { id: of }, headers, body: { version, ...body } });
};
const emailOf = (of = id) =>
  app.call('GET /admin/bookings/:id/email', { params: { id: of }, headers: office.clerk.headers });
const send = (mailId?: string) =>
  app.call('POST /admin/bookings/:id/resend-email', {
    params: { id },
    headers: office.clerk.headers,
    query: mailId === undefined ? {} : { mailId },
  });
const lookUp = async (email: string) => {
  const { bookingNumber } = await officeBooking(app, office.clerk, id);
  return (await app.call('POST /bookings/lookup', { body: { bookingNumber, email } })).status;
};
const mailsTo = async (address: string) => {
  const { rows } = await app.db.execute<{ kind: string; html: string; plain: string }>(
    sql`select kind, html, plain from mail where to_address = ${address}`,
  );
  return rows;
};
const corrected = { firstName: 'Rosa', lastName: '', customerEmail: 'rosa@example.com', customerPhone: '081 234 5678' };

test('staff correct how a customer is called and reached, and the log says which fields, not what', async () => {
  const { customerEmail: before } = await officeBooking(app, office.clerk, id);
  const { body } = await edit(corrected);
  expect(body.data.booking).toMatchObject({ ...corrected, customerName: 'Rosa', totalAmount: 5350 });
  const [entry] = body.data.booking.timeline;
  expect(entry).toMatchObject({ action: 'booking.contact-corrected', actor: 'Lek Counter' });
  expect(entry?.changes.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'customerEmail', 'customerPhone']);
  expect(JSON.stringify(entry)).not.toMatch(/rosa|5678/i);
  expect([await lookUp(before), await lookUp(corrected.customerEmail)]).toEqual([404, 200]);
});

test('what is as it was leaves no entry, and what is wrong is said beside its field', async () => {
  const { firstName, customerEmail, customerPhone } = await officeBooking(app, office.clerk, id);
  await edit({ firstName, customerEmail, customerPhone });
  const { timeline } = await officeBooking(app, office.clerk, id);
  expect(timeline.map(({ action }) => action)).not.toContain('booking.contact-corrected');
  const { status, problem } = await edit({ customerEmail: 'rosa', customerPhone: 'none', firstName: ' ' });
  expect([status, Object.keys(problem.fields ?? {}).sort()]).toEqual([
    422,
    ['customerEmail', 'customerPhone', 'firstName'],
  ]);
});

test('a booking that is over is corrected too', async () => {
  await moved(app, office.clerk, id, { status: 'cancelled', refundAmount: 5350 });
  expect((await edit(corrected)).body.data.booking).toMatchObject({ customerEmail: 'rosa@example.com' });
});

test('another e-mail ends the links that were mailed, and takes what waits', async () => {
  const { customerEmail: before } = await officeBooking(app, office.clerk, id);
  await app.runJob('mail-booking-paid', { bookingId: id });
  const [letter] = await mailsTo(before);
  const tokenIn = (text = '') => /access=([\w-]+)/.exec(text)?.[1] ?? '';
  const opens = async (token: string) =>
    (await app.call('GET /bookings/:id', { params: { id }, headers: { 'x-booking-token': token } })).status;
  expect(await opens(tokenIn(letter?.plain))).toBe(200);
  await edit(corrected);
  expect(await opens(tokenIn(letter?.plain))).toBe(404);
  expect(await mailsTo(before)).toEqual([]);
  const [taken] = await mailsTo(corrected.customerEmail);
  expect(taken?.kind).toBe('booking-confirmed');
  expect(await opens(tokenIn(taken?.plain))).toBe(200);
  expect(tokenIn(taken?.html)).toBe(tokenIn(taken?.plain));
});

test('without an e-mail what waits is dropped, and nothing can be sent', async () => {
  const { customerEmail: before } = await officeBooking(app, office.clerk, id);
  await app.runJob('mail-booking-paid', { bookingId: id });
  await edit({ customerEmail: '' });
  expect(await mailsTo(before)).toEqual([]);
  for (const { status, problem } of [await emailOf(), await send()])
    expect([status, problem.error]).toEqual([409, 'booking.no-address']);
});

test('a booking about which nothing was written gets the mail that tells it as it is, seen before', async () => {
  await app.db.execute(sql`update booking set email = '' where id = ${id}`);
  expect((await emailOf()).problem.error).toBe('booking.no-address');
  await edit({ customerEmail: 'rosa@example.com' });
  const { data } = (await emailOf()).body;
  expect(data).toMatchObject({ mailId: null, kind: 'booking-confirmed', to: { address: 'rosa@example.com' } });
  expect(data.plain).toContain('access=…');
  expect(await mailsTo('rosa@example.com')).toEqual([]);
  await send();
  await doJobs(app, 'mail-booking-confirmed');
  const [written] = await mailsTo('rosa@example.com');
  expect(written?.kind).toBe('booking-confirmed');
  expect(written?.plain.replaceAll(/access=[^\s]+/g, 'access=…')).toBe(data.plain);
  expect((await emailOf()).body.data.mailId).not.toBeNull();
  const { timeline } = await officeBooking(app, office.clerk, id);
  expect(timeline.find(({ action }) => action === 'booking.mailed')).toMatchObject({ actor: 'Lek Counter' });
});

test.each([
  ['is over', () => app.db.execute(sql`update booking set status = 'completed', returned_at = now()`)],
  [
    'is one of which the settings want no mail',
    () => changeSettings(app, { notifications: { bookingConfirmation: false } }),
  ],
])('a booking that %s gets none', async (_which, change) => {
  await change();
  for (const { status, problem } of [await emailOf(), await send()])
    expect([status, problem.error]).toEqual([409, 'booking.no-mail']);
});

test('what would be sent is shown without its secrets, and only that is sent', async () => {
  await app.runJob('mail-booking-paid', { bookingId: id });
  const { data } = (await emailOf()).body;
  expect(data).toMatchObject({ kind: 'booking-confirmed', isMailOff: true, attachments: expect.any(Array) });
  expect(data.plain).toContain('access=…');
  const { customerEmail } = await officeBooking(app, office.clerk, id);
  expect(data.to.address).toBe(customerEmail);
  const other = await send(office.vehicleId);
  expect([other.status, other.problem.error]).toEqual([409, 'booking.changed-meanwhile']);
  expect((await send(data.mailId ?? '')).status).toBe(200);
});

test('a mail that has gone to the earlier address is sent to the present one as a copy, once', async () => {
  const { customerEmail: before } = await officeBooking(app, office.clerk, id);
  await app.runJob('mail-booking-paid', { bookingId: id });
  await app.db.execute(sql`update mail set status = 'sent', sent_at = created_at`);
  await edit({ customerEmail: 'rosa@example.com' });
  expect((await emailOf()).body.data.to.address).toBe('rosa@example.com');
  await send();
  await send();
  expect([(await mailsTo(before)).length, (await mailsTo('rosa@example.com')).length]).toEqual([1, 1]);
});

test('correcting a customer corrects the open bookings that said the same', async () => {
  const { customerId, firstName } = await officeBooking(app, office.clerk, id);
  const { headers } = office.clerk;
  const { data } = (await app.call('GET /admin/customers/:id', { params: { id: customerId }, headers })).body;
  expect(data.openBookings).toBe(1);
  const change = { email: 'rosa@example.com', version: data.version, correctBookings: true };
  const { body } = await app.call('PUT /admin/customers/:id', { params: { id: customerId }, headers, body: change });
  expect(body.data.correctedBookings).toBe(1);
  expect(await officeBooking(app, office.clerk, id)).toMatchObject({ customerEmail: 'rosa@example.com', firstName });
  const alone = { phone: '081 234 5678', version: body.data.version };
  await app.call('PUT /admin/customers/:id', { params: { id: customerId }, headers, body: alone });
  expect(await officeBooking(app, office.clerk, id)).not.toMatchObject({ customerPhone: '081 234 5678' });
});

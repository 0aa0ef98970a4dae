import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseMailsOf } from '#modules/notices/index.ts';
import { createSmsGateway } from '#platform/sms.ts';
import { changedInDatabase, smallBusiness } from '#test/builders/booking.ts';
import { changeSettings } from '#test/builders/change-settings.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { startSmsGateway } from '#test/builders/sms-gateway.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let gateway: Awaited<ReturnType<typeof startSmsGateway>>;

beforeAll(async () => {
  gateway = await startSmsGateway();
  const smsGateway = createSmsGateway(gateway.url, { timeoutMs: 500 });
  app = await freshApp(smsGateway ? { smsGateway } : {});
  ({ vehicleId } = await smallBusiness(app));
});
beforeEach(async () => {
  app.setNow('2026-11-20T12:00');
  gateway.behave('take');
  gateway.taken.length = 0;
  await app.db.execute(sql`delete from mail`);
  await app.db.execute(sql`delete from setting`);
  await app.db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  await settings({ smsNotifications: true });
});
afterAll(async () => {
  await app.close();
  await gateway.close();
});

const settings = (notifications: Record<string, boolean>) => changeSettings(app, { notifications });
const book = (columns: Parameters<typeof storedBooking>[2] = {}) =>
  storedBooking(app, vehicleId, { phone: '081 555 0199', ...columns });
const messages = async () => {
  const { rows } = await app.db.execute<{ id: string; kind: string; status: string; error: string | null }>(
    sql`select id, kind, status, last_error as error from mail where channel = 'sms' and status <> 'capped' order by id`,
  );
  return rows;
};
const kinds = async () => (await messages()).map(({ kind }) => kind);
const sendAll = async () => {
  for (const { id } of await messages()) await app.runJob('send-sms', { mailId: id });
};

test('a confirmed booking is told by text message, once, in its language', async () => {
  const { bookingId, reference } = await book({ language: 'th' });
  await app.runJob('mail-booking-confirmed', { bookingId, version: 2 });
  await app.runJob('mail-booking-confirmed', { bookingId, version: 2 });
  await sendAll();
  await sendAll();
  expect(gateway.taken).toHaveLength(1);
  expect(gateway.taken[0]?.body).toMatchObject({
    id: (await messages())[0]?.id,
    to: '+66815550199',
    text: expect.stringContaining(`ยืนยันการจอง ${reference} แล้ว Toyota Yaris รับรถ เสาร์ 5 ธ.ค. 10:00 น.`),
  });
  expect(await messages()).toMatchObject([{ status: 'sent', error: null }]);
});

test('who paid hears that it is confirmed; while it waits for staff, nobody is told so', async () => {
  await app.runJob('mail-booking-paid', { bookingId: (await book({ status: 'pending' })).bookingId });
  expect(await kinds()).toEqual([]);
  await app.runJob('mail-booking-paid', { bookingId: (await book()).bookingId });
  expect(await kinds()).toEqual(['booking-confirmed']);
});

test('a cancellation by the business is told, one by the customer is not', async () => {
  const ended = { status: 'cancelled', cancelled_at: '2026-11-20T11:00+07' } as const;
  const own = await book({ ...ended, cancelled_because: 'customer' });
  await app.runJob('mail-booking-cancelled', { bookingId: own.bookingId, version: 2 });
  expect(await kinds()).toEqual([]);
  const ours = await book({ ...ended, cancelled_because: 'staff' });
  await app.runJob('mail-booking-cancelled', { bookingId: ours.bookingId, version: 2 });
  expect(await kinds()).toEqual(['booking-cancelled']);
});

test('a pick-up is reminded of once, also where mails are switched off', async () => {
  await changedInDatabase(app, sql`status = 'cancelled', cancelled_at = now()`);
  await settings({ emailNotifications: false });
  await book();
  app.setNow('2026-12-04T10:00');
  for (const _run of [1, 2, 3]) await app.runJob('remind-of-pick-ups');
  expect(await kinds()).toEqual(['booking-reminder']);
  const { rows } = await app.db.execute(sql`select 1 from mail where channel = 'mail'`);
  expect(rows).toEqual([]);
});

test('a return is reminded of once, with the page to keep it longer, or without an e-mail the way to call', async () => {
  await changedInDatabase(app, sql`status = 'cancelled', cancelled_at = now()`);
  await changeSettings(app, { general: { contactPhone: '02 555 0199' } });
  await settings({ emailNotifications: false });
  const out = { picked_up_at: '2026-12-05T10:00+07' };
  const [withEmail, byPhone] = [await book(out), await book({ ...out, email: '', phone: '081 555 0198' })];
  app.setNow('2026-12-10T09:30');
  for (const _run of [1, 2]) await app.runJob('remind-of-returns');
  await sendAll();
  const texts = gateway.taken.map(({ body }) => (body as { text: string }).text);
  expect(texts).toEqual([
    expect.stringMatching(new RegExp(`due back Thu 10 Dec 10:00, Silom. Booking ${withEmail.reference}.*booking/find`)),
    expect.stringMatching(new RegExp(`due back Thu 10 Dec 10:00, Silom. Booking ${byPhone.reference}.*Please call us`)),
  ]);
});

test.each([
  ['smsNotifications', { smsNotifications: false }],
  ['bookingConfirmation', { bookingConfirmation: false }],
])('%s: off, no text message is written', async (_which, changed) => {
  await settings(changed);
  await app.runJob('mail-booking-confirmed', { bookingId: (await book()).bookingId });
  expect(await messages()).toEqual([]);
});

test.each(['02 123 4567', '555-0199', ''])('a phone such as %j gets none, and the mail goes out', async (phone) => {
  await app.runJob('mail-booking-confirmed', { bookingId: (await book({ phone })).bookingId });
  expect(await messages()).toEqual([]);
  const { rows } = await app.db.execute(sql`select kind from mail`);
  expect(rows).toEqual([{ kind: 'booking-confirmed' }]);
});

test('one number gets five in an hour, however it is written and whatever they tell; the mails go out', async () => {
  const ended = { status: 'cancelled', cancelled_at: '2026-11-20T11:00+07', cancelled_because: 'staff' } as const;
  const confirm = async (phone: string) =>
    app.runJob('mail-booking-paid', { bookingId: (await book({ phone })).bookingId });
  for (const phone of ['081 555 0199', '+66 81 555 0199', '0815550199', '081-555-0199']) await confirm(phone);
  await app.runJob('mail-booking-cancelled', { bookingId: (await book(ended)).bookingId, version: 2 });
  expect(await kinds()).toHaveLength(5);
  await confirm('081 555 0199');
  await app.runJob('mail-booking-cancelled', { bookingId: (await book(ended)).bookingId, version: 2 });
  expect(await kinds()).toHaveLength(5);
  const { rows } = await app.db.execute(sql`select 1 from mail where channel = 'mail' and kind = 'booking-cancelled'`);
  expect(rows).toHaveLength(2);

  await confirm('081 555 0198');
  expect(await kinds()).toHaveLength(6);
  app.setNow('2026-11-20T13:00:01');
  await confirm('081 555 0199');
  expect(await kinds()).toHaveLength(7);
});

test('many bookings at once send one number no more than five', async () => {
  const booked = await Promise.all(Array.from({ length: 8 }, () => book({ phone: '081 555 0199' })));
  await Promise.all(booked.map(({ bookingId }) => app.runJob('mail-booking-confirmed', { bookingId })));
  expect(await kinds()).toHaveLength(5);
});

test.each(['refuse', 'hang up', 'slow'] as const)(
  'a gateway that does %s harms no booking: the message waits, is tried again and given up after eight times',
  async (manner) => {
    const { bookingId } = await book();
    await app.runJob('mail-booking-confirmed', { bookingId });
    gateway.behave(manner);
    await expect(sendAll()).rejects.toThrow(/was not taken \(attempt 1\)/);
    expect(await messages()).toMatchObject([{ status: 'waiting', error: expect.stringContaining('SMS gateway') }]);
    await app.db.execute(sql`update mail set attempts = 7 where channel = 'sms'`);
    await sendAll();
    expect(await messages()).toMatchObject([{ status: 'failed' }]);
    const { rows } = await app.db.execute(sql`select status from booking where id = ${bookingId}`);
    expect(rows).toEqual([{ status: 'confirmed' }]);
  },
);

test('a gateway that comes back gets the message that waited', async () => {
  await app.runJob('mail-booking-confirmed', { bookingId: (await book()).bookingId });
  await app.db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  await app.runJob('queue-waiting-mails');
  const { rows } = await app.db.execute(sql`select task_identifier as task, key from graphile_worker.jobs`);
  const [message] = await messages();
  expect(rows).toEqual([{ task: 'send-sms', key: `send-sms:${message?.id}` }]);
});

test('the outbox of the office shows it with its number, sends it again, and forgets it with the booking', async () => {
  const { bookingId } = await book();
  await app.runJob('mail-booking-confirmed', { bookingId });
  await sendAll();
  const headers = await signedIn(app, 'ADMIN');
  const { body } = await app.call('GET /notices/outbox', { headers, query: { search: '+66815550199' } });
  expect(body.data).toMatchObject([{ channel: 'sms', status: 'sent', to: { address: '+66815550199' } }]);
  const [{ id } = { id: '' }] = body.data;
  await app.call('POST /notices/outbox/:id/resend', { headers, params: { id } });
  await sendAll();
  expect(gateway.taken.map(({ body: sent }) => sent.id)).toEqual([id, `${id}.1`]);
  await app.step(({ tx }) => eraseMailsOf(tx, { bookingIds: [bookingId], addresses: [] }));
  const { rows } = await app.db.execute(
    sql`select to_name, to_address, plain, subject from mail where channel = 'sms'`,
  );
  expect(rows).toEqual([{ to_name: '', to_address: '', plain: '', subject: '' }]);
});

import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { createTypesetter } from '#modules/documents/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { createMailer } from '#platform/mail.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { changedInDatabase, smallBusiness } from '#test/builders/booking.ts';
import { startMailServer } from '#test/builders/notices.ts';
import { pdfText } from '#test/builders/pdf-text.ts';
import { testSealer } from '#test/builders/sealer.ts';
import { statementsDuring } from '#test/builders/statements.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { bookingTasks } from '../index.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof startMailServer>>;
let vehicleId: string;

beforeAll(async () => {
  server = await startMailServer();
  const mailer = createMailer(server.url);
  app = await freshApp(mailer ? { mailer } : {});
  ({ vehicleId } = await smallBusiness(app));
});
beforeEach(async () => {
  app.setNow('2026-11-20T12:00');
  server.deliveries.length = 0;
  await app.db.execute(sql`delete from mail`);
  await app.db.execute(sql`delete from setting`);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const book = (columns: Parameters<typeof storedBooking>[2] = {}) => storedBooking(app, vehicleId, columns);
const settings = (changed: Parameters<typeof writeSettings<'notifications'>>[2]) =>
  app.step(({ tx }) => writeSettings(tx, 'notifications', changed));

/** What the outbox sends now, parsed, oldest first. */
const sent = async () => {
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from mail where status = 'waiting' order by id`);
  for (const { id } of rows) await app.runJob('send-mail', { mailId: id });
  return Promise.all(server.deliveries.map(({ raw }) => PostalMime.parse(raw)));
};
const only = async () => {
  const mails = await sent();
  const [mail] = mails;
  if (!mail || mails.length > 1) throw new Error(`${mails.length} mails`);
  return mail;
};
type Mail = Awaited<ReturnType<typeof only>>;
const fileOf = ({ attachments }: Mail, type: string): Buffer => {
  const attachment = attachments.find(({ mimeType }) => mimeType === type);
  if (!attachment) throw new Error(`No ${type}`);
  return Buffer.from(attachment.content as ArrayBuffer | string as string);
};
const kinds = async () => {
  const { rows } = await app.db.execute<{ kind: string }>(sql`select kind from mail order by id`);
  return rows.map(({ kind }) => kind);
};

test('a booking that is paid and confirmed goes out with the paper and a calendar event, in its language', async () => {
  const { bookingId, reference } = await book({ language: 'th' });
  await app.runJob('mail-booking-paid', { bookingId });
  const mail = await only();
  expect(mail.subject).toBe(`ยืนยันการจอง Toyota Yaris ${reference}`);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([
    `booking-${reference}.pdf`,
    `booking-${reference}.ics`,
  ]);
  expect(pdfText(fileOf(mail, 'application/pdf'))).toContain('ใบยืนยันการจอง');
  const calendar = fileOf(mail, 'text/calendar').toString();
  expect(calendar).toContain(`UID:${reference}@localhost`);
  expect(calendar).toContain('METHOD:PUBLISH');
  expect(calendar).toContain('DTSTART;TZID=Asia/Bangkok:20261205T100000');
  expect(mail.html).toMatch(new RegExp(`http://localhost:3000/booking/manage/${bookingId}#access=[\\w-]{43}"`));
});

test('a further payment of a confirmed booking goes out with the same two, and says so', async () => {
  const { bookingId, reference } = await book();
  await app.runJob('mail-payment-received', { bookingId, entryId: 'rest' });
  const mail = await only();
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([
    `booking-${reference}.pdf`,
    `booking-${reference}.ics`,
  ]);
  expect(fileOf(mail, 'text/calendar').toString()).toContain(`UID:${reference}@localhost`);
  expect(mail.text).toContain('The booking confirmation (PDF) and an event for your calendar are attached.');
});

test('a payment of a rental that is over meanwhile promises neither paper nor confirmation', async () => {
  const { bookingId } = await book({ status: 'completed' });
  await app.runJob('mail-payment-received', { bookingId, entryId: 'rest' });
  const mail = await only();
  expect(mail.attachments).toEqual([]);
  expect(mail.text).not.toMatch(/attached|is confirmed/);
});

test.each([
  ['mail-booking-paid', {}],
  ['mail-booking-changed', { version: 3 }],
  ['mail-payment-received', { entryId: 'a' }],
  ['mail-payment-failed', { attemptId: 'a' }],
  ['mail-refund', { occasion: 'cancel', refund: 100 }],
  ['mail-payment-refunded-late', {}],
] as const)('%s: a job that runs three times, two of them at once, writes one mail', async (task, more) => {
  const { bookingId } = await book();
  const run = () => app.runJob(task, { bookingId, ...more });
  await Promise.all([run(), run()]);
  await run();
  expect(await sent()).toHaveLength(1);
});

test.each([
  'mail-booking-received',
  'mail-booking-waiting',
  'mail-booking-paid',
  'mail-booking-changed',
  'mail-booking-cancelled',
  'mail-booking-expired',
  'mail-change-ended',
  'mail-late-return',
  'mail-payment-received',
  'mail-payment-failed',
  'mail-refund',
  'mail-payment-refunded-late',
])('%s for a booking that does not exist does nothing', async (task) => {
  await app.runJob(task, { bookingId: '0197f1a0-0000-7000-8000-000000000001', byTransfer: 100 });
  expect(await kinds()).toEqual([]);
});

test('paid and waiting for approval: the customer hears so, and the business too, each once', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'general', { adminEmail: 'desk@saphan.example' }));
  const { bookingId, email, reference } = await book({ status: 'pending' });
  await app.runJob('mail-booking-paid', { bookingId });
  await app.runJob('mail-booking-waiting', { bookingId });
  const [customer, staff, ...more] = await sent();
  expect(more).toEqual([]);
  expect(customer).toMatchObject({ subject: `We have your payment: Toyota Yaris, ${reference}`, attachments: [] });
  expect(staff).toMatchObject({
    subject: `To approve: Toyota Yaris, ${reference}`,
    to: [{ address: 'desk@saphan.example' }],
    replyTo: [{ name: 'Hannah Keller', address: email }],
  });
  expect(staff?.text).not.toContain('access=');
});

test('without the switch for staff, or without an address of theirs, only the customer hears', async () => {
  const { bookingId } = await book({ status: 'pending' });
  await app.runJob('mail-booking-waiting', { bookingId });
  expect(await kinds()).toEqual(['booking-waiting']);
  await app.step(({ tx }) => writeSettings(tx, 'general', { adminEmail: 'desk@saphan.example' }));
  await settings({ adminNotifications: false });
  await app.runJob('mail-booking-waiting', { bookingId: (await book({ status: 'pending' })).bookingId });
  expect(await kinds()).toEqual(['booking-waiting', 'booking-waiting']);
});

test('who pays directly is told that nothing was charged, and hears once more when the money came', async () => {
  const { bookingId } = await book({ status: 'pending', paid_satang: 0, pays_by: 'cash' });
  await app.runJob('mail-booking-waiting', { bookingId });
  await app.db.execute(sql`update booking set paid_satang = total_satang where id = ${bookingId}`);
  await app.runJob('mail-booking-paid', { bookingId });
  const [directly, paid] = await sent();
  expect(directly?.text).toContain('Nothing was charged online');
  expect(directly?.text).toContain(`/booking/manage/${bookingId}#access=`);
  expect(paid?.subject).toContain('We have your payment');
});

test('who got all of it back and then pays in cash is told of the cash', async () => {
  const { bookingId } = await book({ status: 'pending' });
  await app.runJob('mail-booking-waiting', { bookingId });
  await app.db.execute(sql`
    update booking set refunded_satang = total_satang, pays_by = 'cash' where id = ${bookingId}`);
  await app.runJob('mail-booking-waiting', { bookingId });
  const [paid, inCash] = await sent();
  expect(paid?.subject).toContain('We have your payment');
  expect(inCash?.text).toContain('You pay ฿6,152.50 when you pick up the Toyota Yaris.');
});

test('who paid meanwhile, or pays directly, is not asked to pay in time', async () => {
  const paid = await book({ hold_until: '2026-11-20T12:30+07', status: 'pending' });
  await app.runJob('mail-booking-received', { bookingId: paid.bookingId });
  const directly = await book({ hold_until: null, status: 'pending', paid_satang: 0, pays_by: 'bank_transfer' });
  await app.runJob('mail-booking-received', { bookingId: directly.bookingId });
  expect(await kinds()).toEqual([]);
});

test('an unpaid mail leads to the payment while the vehicle is held, every other one to the booking', async () => {
  const held = await book({ status: 'pending', paid_satang: 0, hold_until: '2026-11-20T12:30+07' });
  await app.runJob('mail-booking-received', { bookingId: held.bookingId });
  const ended = sql`status = 'cancelled', cancelled_because = 'expired', hold_until = null`;
  await changedInDatabase(app, ended, sql`id = ${held.bookingId}`);
  await app.runJob('mail-booking-expired', { bookingId: held.bookingId });
  const [received, expired] = await sent();
  expect(received?.text).toContain(`/booking?vehicle=${held.vehicle_id}&step=3&bookingId=${held.bookingId}#access=`);
  expect(expired?.text).toContain(`/booking/manage/${held.bookingId}#access=`);
});

test('every change is told once, with a newer event for the same place in the calendar', async () => {
  const { bookingId, reference } = await book();
  await app.runJob('mail-booking-changed', { bookingId, version: 3 });
  await changedInDatabase(app, sql`version = 4, pick_up_at = '2026-12-06T10:00+07'`, sql`id = ${bookingId}`);
  await app.runJob('mail-booking-changed', { bookingId, version: 4, refund: 50_000, retained: 50_000 });
  const [first, second] = (await sent()).map((mail) => [mail.text, fileOf(mail, 'text/calendar').toString()]);
  expect(first?.[1]).toContain(`UID:${reference}@localhost\nSEQUENCE:3`);
  expect(second?.[1]).toContain(`UID:${reference}@localhost\nSEQUENCE:4`);
  expect(second?.[1]).toContain('DTSTART;TZID=Asia/Bangkok:20261206T100000');
  expect(second?.[0]).toContain('You have paid ฿1,000 more than it costs now. Under the cancellation terms ฿500');
});

test('a booking that changes while its papers are made is told as it is then', async () => {
  const { bookingId } = await book();
  const typesetter = createTypesetter();
  let changes = 1;
  const typeset: typeof typesetter.typeset = async (...args) => {
    const page = await typesetter.typeset(...args);
    if (changes > 0) await app.db.execute(sql`update booking set version = version + 1 where id = ${bookingId}`);
    changes -= 1;
    return page;
  };
  const tools = {
    typesetter: { ...typesetter, typeset },
    publicUrl: 'http://localhost:3000',
    testPayments: async () => false,
    paymentsOf: async () => [],
    depositEndOf: async () => null,
    files: app.files,
    sealer: testSealer,
  };
  const task = bookingTasks(tools)['mail-booking-paid'];
  const run = () =>
    task?.(
      stepsOf(app.db, () => toInstant('2026-11-20T12:00')),
      { bookingId },
    );
  await expect(run()).rejects.toThrow('changed while its mail was written');
  expect(await kinds()).toEqual([]);
  await run();
  await typesetter.stop();
  expect(fileOf(await only(), 'text/calendar').toString()).toContain('SEQUENCE:4');
});

test('a cancelled booking takes its event back, and says what goes back', async () => {
  const cancelled = { status: 'cancelled', cancelled_at: '2026-11-20T12:00+07', cancelled_because: 'customer' };
  const { bookingId } = await book({ ...cancelled, version: 5 });
  await app.runJob('mail-booking-cancelled', { bookingId, refund: 615_250 });
  const mail = await only();
  expect(mail.text).toContain('฿6,152.50 goes back to you, the way you paid.');
  const calendar = fileOf(mail, 'text/calendar').toString();
  expect(calendar).toContain('METHOD:CANCEL');
  expect(calendar).toContain('STATUS:CANCELLED');
  expect(calendar).toContain('SEQUENCE:5');
});

test('who never paid has no event to be taken back', async () => {
  const { bookingId } = await book({ status: 'cancelled', paid_satang: 0, cancelled_because: 'customer' });
  await app.runJob('mail-booking-cancelled', { bookingId });
  expect((await only()).attachments).toEqual([]);
});

test('a refund that staff must send is told to the customer and to them', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'general', { adminEmail: 'desk@saphan.example', language: 'th' }));
  const { bookingId } = await book({ status: 'cancelled' });
  await app.runJob('mail-refund', { bookingId, occasion: `cancel:${bookingId}`, refund: 100_000, byTransfer: 50_000 });
  const [customer, staff] = await sent();
  expect(customer?.text).toContain('We have refunded ฿1,000');
  expect(customer?.text).toContain('฿500 goes back to you by bank transfer');
  expect(staff?.subject).toContain('ต้องโอนเงินคืน ฿500');
});

test('where no booking mails are wanted, the payment is told by itself; where neither is, nothing is', async () => {
  const { bookingId } = await book();
  await settings({ bookingConfirmation: false });
  await app.runJob('mail-booking-paid', { bookingId });
  await app.runJob('mail-booking-paid', { bookingId });
  expect(await kinds()).toEqual(['payment-received']);
  await settings({ paymentConfirmation: false });
  await app.runJob('mail-booking-paid', { bookingId: (await book()).bookingId });
  expect(await kinds()).toEqual(['payment-received']);
  await settings({ bookingConfirmation: true, emailNotifications: false });
  await app.runJob('mail-booking-paid', { bookingId: (await book()).bookingId });
  expect(await kinds()).toEqual(['payment-received']);
});

test('who pays directly gets no mail about a payment that did not come', async () => {
  await settings({ bookingConfirmation: false });
  await app.runJob('mail-booking-waiting', {
    bookingId: (await book({ status: 'pending', paid_satang: 0 })).bookingId,
  });
  expect(await kinds()).toEqual([]);
});

const remind = async (at: string) => {
  app.setNow(at);
  await app.runJob('remind-of-pick-ups');
  return (await kinds()).filter((kind) => kind === 'booking-reminder').length;
};

test('a day before the pick-up its customer is reminded, once; after a move to another day, of that', async () => {
  await app.db.execute(sql`update booking set picked_up_at = pick_up_at`);
  const { bookingId } = await book();
  expect(await remind('2026-12-04T09:50')).toBe(0);
  expect(await remind('2026-12-04T10:00')).toBe(1);
  expect(await remind('2026-12-04T10:10')).toBe(1);
  expect((await only()).text).toContain('We expect you on Sat 5 Dec 2026, 10:00 at Silom.');
  await changedInDatabase(app, sql`pick_up_at = '2026-12-08T10:00+07'`, sql`id = ${bookingId}`);
  expect(await remind('2026-12-07T10:00')).toBe(2);
});

test('the reminders of many pick-ups are looked up together, however many are near', async () => {
  await app.db.execute(sql`update booking set picked_up_at = pick_up_at`);
  await book();
  app.setNow('2026-12-04T10:00');
  await app.runJob('remind-of-pick-ups');
  const sent = () => statementsDuring(() => app.runJob('remind-of-pick-ups'));
  const ofOne = await sent();
  for (const _more of [1, 2, 3]) await book();
  await app.runJob('remind-of-pick-ups');
  expect(await kinds()).toHaveLength(4);
  expect(await sent()).toEqual(ofOne);
});

test('nobody is reminded who is not confirmed, has the car, or just booked; nor when it is switched off', async () => {
  await app.db.execute(sql`update booking set picked_up_at = pick_up_at`);
  await book({ status: 'pending' });
  await book({ status: 'cancelled' });
  await book({ picked_up_at: '2026-12-05T09:00+07' });
  await book({ created_at: '2026-12-04T12:00+07' });
  expect(await remind('2026-12-05T09:50')).toBe(0);
  await book();
  await settings({ reminderNotifications: false });
  expect(await remind('2026-12-05T09:50')).toBe(0);
  await settings({ reminderNotifications: true, reminderHours: 2 });
  expect(await remind('2026-12-05T07:59')).toBe(0);
  expect(await remind('2026-12-05T08:00')).toBeGreaterThan(0);
});

const remindOfReturns = async (at: string) => {
  app.setNow(at);
  await app.runJob('remind-of-returns');
  return (await kinds()).filter((kind) => kind === 'return-reminder').length;
};
const endAll = () => changedInDatabase(app, sql`status = 'cancelled', cancelled_at = now()`);
const out = { picked_up_at: '2026-12-05T10:00+07' };
const keptUntil = (dropOffAt: string, id: string) =>
  app.db.execute(sql`
    with kept as (
      update booking set drop_off_at = ${dropOffAt}, blocked_until = ${dropOffAt}::timestamptz + interval '2 hours'
      where id = ${id} returning id, pick_up_at, blocked_until)
    update vehicle_occupancy set during = tstzrange(pick_up_at, blocked_until) from kept where booking_id = kept.id`);

test('half an hour before the return whoever has the vehicle is told where to keep it longer, once for each end', async () => {
  await endAll();
  const { bookingId } = await book(out);
  expect(await remindOfReturns('2026-12-10T09:25')).toBe(0);
  expect(await remindOfReturns('2026-12-10T09:30')).toBe(1);
  expect(await remindOfReturns('2026-12-10T09:35')).toBe(1);
  const { text } = await only();
  expect(text).toContain('The vehicle is due back on Thu 10 Dec 2026, 10:00 at Silom.');
  expect(text).toContain('until Mon 4 Jan 2027, 10:00 at the latest.');
  expect(text).toMatch(new RegExp(`Keep it longer: \\S+/booking/manage/${bookingId}#access=`));
  await keptUntil('2026-12-11T18:00+07', bookingId);
  expect(await remindOfReturns('2026-12-10T09:45')).toBe(1);
  expect(await remindOfReturns('2026-12-11T17:30')).toBe(2);
});

test('nobody is reminded of a return whose vehicle is not out, back already, or late', async () => {
  await endAll();
  await book();
  await book({ ...out, status: 'completed', returned_at: '2026-12-10T09:00+07' });
  expect(await remindOfReturns('2026-12-10T09:45')).toBe(0);
  await book(out);
  expect(await remindOfReturns('2026-12-10T10:00')).toBe(0);
  expect(await remindOfReturns('2026-12-10T09:59')).toBe(1);
});

test('a vehicle that somebody else has next is due back, and nothing else is promised', async () => {
  await endAll();
  const { vehicle_id } = await book(out);
  await book({
    vehicle_id,
    pick_up_at: '2026-12-10T12:00+07',
    drop_off_at: '2026-12-11T12:00+07',
    blocked_until: '2026-12-11T14:00+07',
  });
  expect(await remindOfReturns('2026-12-10T09:30')).toBe(1);
  expect((await only()).text).toContain('As of now it cannot be kept longer.');
});

test('while its customer pays for an extension, a reminder of the return says nothing of keeping it', async () => {
  await endAll();
  await book({ ...out, is_paying: true });
  expect(await remindOfReturns('2026-12-10T09:30')).toBe(1);
  expect((await only()).text).not.toMatch(/keep|kept/);
});

test('what goes wrong while a mail is written names nobody', async () => {
  const { bookingId } = await book();
  await app.db.execute(sql`update booking set quote = '{}' where id = ${bookingId}`);
  const error: unknown = await app.runJob('mail-booking-paid', { bookingId }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify([String(error), error])).not.toMatch(/hannah|keller|access=/i);
  expect(await kinds()).toEqual([]);
});

test('a mail and its paper promise the refund that was sold, whatever the setting says since', async () => {
  const { bookingId } = await book({ full_refund_hours: 48 });
  await app.step(({ tx }) => writeSettings(tx, 'booking', { cancellationPolicy: '1 week' }));
  await app.runJob('mail-booking-paid', { bookingId });
  const mail = await only();
  expect(mail.text).toContain('Thu 3 Dec 2026, 10:00');
  expect(pdfText(fileOf(mail, 'application/pdf'))).toContain('Thu 3 Dec 2026, 10:00');
});

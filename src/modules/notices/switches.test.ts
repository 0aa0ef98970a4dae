import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { changedInDatabase, smallBusiness } from '#test/builders/booking.ts';
import { message } from '#test/builders/contact.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
beforeEach(async () => {
  app.setNow('2026-11-20T12:00');
  await app.db.execute(sql`truncate mail, contact_message, setting cascade`);
  await changedInDatabase(app, sql`status = 'cancelled', cancelled_at = now()`);
  await general({ adminEmail: 'boss@saphan.example', supportEmail: 'hello@saphan.example' });
});
afterAll(() => app.close());

type Notifications = Parameters<typeof writeSettings<'notifications'>>[2];
const general = (changed: Parameters<typeof writeSettings<'general'>>[2]) =>
  app.step(({ tx }) => writeSettings(tx, 'general', changed));
const switched = (changed: Notifications) => app.step(({ tx }) => writeSettings(tx, 'notifications', changed));
const book = async (columns: Parameters<typeof storedBooking>[2] = {}) =>
  (await storedBooking(app, vehicleId, columns)).bookingId;

/** Triggers every event that sends a message. */
const everythingHappens = async () => {
  const unpaid = { status: 'pending', paid_satang: 0, hold_until: '2026-11-20T12:30+07' };
  await app.runJob('mail-booking-received', { bookingId: await book(unpaid) });
  await app.runJob('mail-booking-waiting', { bookingId: await book({ status: 'pending' }) });
  const bookingId = await book();
  await app.runJob('mail-booking-confirmed', { bookingId, version: 3 });
  await app.runJob('mail-payment-received', { bookingId, entryId: 'rest' });
  await app.runJob('mail-booking-changed', { bookingId, version: 3 });
  const { rows: deposits } = await app.db.execute<{ id: string }>(sql`
    insert into security_deposit (booking_id, method_type, amount_satang, left_at, ended_at, kept_satang)
    values (${bookingId}, 'cash', 500000, now(), now(), 0) returning id`);
  await app.runJob('mail-security-deposit', { depositId: deposits[0]?.id, news: 'ended' });
  await app.runJob('mail-refund', { bookingId, occasion: 'cancel', byTransfer: 10_000 });
  await app.call('POST /contact', { body: message() });
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from contact_message`);
  await app.runJob('mail-contact-message', { messageId: rows[0]?.id });
  app.setNow('2026-12-04T10:00');
  await app.runJob('remind-of-pick-ups');
  await book({ picked_up_at: '2026-12-05T10:00+07' });
  app.setNow('2026-12-10T09:30');
  await app.runJob('remind-of-returns');
};
const queuedKinds = async () => {
  const { rows } = await app.db.execute<{ kind: string }>(sql`select distinct kind from mail order by kind`);
  return rows.map(({ kind }) => kind);
};

const all = [
  ...['booking-changed', 'booking-confirmed', 'booking-received', 'booking-reminder', 'booking-waiting'],
  ...[
    'contact-message',
    'deposit-ended',
    'payment-received',
    'payment-refunded',
    'return-reminder',
    'staff-booking-waiting',
    'staff-transfer',
  ],
];

test.each([
  ['nothing', {}, []],
  ['emailNotifications', { emailNotifications: false }, all],
  ['bookingConfirmation', { bookingConfirmation: false }, ['booking-confirmed', 'booking-received', 'booking-waiting']],
  ['paymentConfirmation', { paymentConfirmation: false }, ['payment-received']],
  ['reminderNotifications', { reminderNotifications: false }, ['booking-reminder', 'return-reminder']],
  ['adminNotifications', { adminNotifications: false }, ['contact-message', 'staff-booking-waiting', 'staff-transfer']],
] as const)('with %s switched off, just that is not told', async (_name, changed, silent: readonly string[]) => {
  await switched(changed);
  await everythingHappens();
  expect(await queuedKinds()).toEqual(all.filter((kind) => !silent.includes(kind)));
});

test('what waits for staff goes to the admin’s e-mail, what visitors write to the support address', async () => {
  await everythingHappens();
  const { rows } = await app.db.execute(sql`
    select kind, to_address as to from mail where kind like 'staff-%' or kind = 'contact-message' order by kind`);
  expect(rows).toEqual([
    { kind: 'contact-message', to: 'hello@saphan.example' },
    { kind: 'staff-booking-waiting', to: 'boss@saphan.example' },
    { kind: 'staff-transfer', to: 'boss@saphan.example' },
  ]);
});

test('without an admin’s e-mail nobody of the staff is told, and customers are', async () => {
  await general({ adminEmail: '', supportEmail: '' });
  await everythingHappens();
  expect(await queuedKinds()).toEqual(all.filter((kind) => !/^staff|^contact/.test(kind)));
});

test.each([
  [24, '2026-12-04T09:59', '2026-12-04T10:00'],
  [48, '2026-12-03T09:59', '2026-12-03T10:00'],
  [1, '2026-12-05T08:59', '2026-12-05T09:00'],
])(
  'with %i reminder hours a pick-up on 5 December at 10:00 is not reminded of at %s, but at %s',
  async (hours, no, yes) => {
    await switched({ reminderHours: hours });
    await book();
    app.setNow(no);
    await app.runJob('remind-of-pick-ups');
    expect(await queuedKinds()).toEqual([]);
    app.setNow(yes);
    await app.runJob('remind-of-pick-ups');
    expect(await queuedKinds()).toEqual(['booking-reminder']);
  },
);

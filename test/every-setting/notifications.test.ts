import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedInDatabase } from '#test/builders/booking.ts';
import { smallBusiness } from '../builders/booking.ts';
import { changeSettings } from '../builders/change-settings.ts';
import { booked, confirmedBooking } from '../builders/desk.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
  await changeSettings(app, { general: { adminEmail: 'boss@cpc.example' } });
});
afterEach(() => app.close());

const set = (notifications: Record<string, unknown>) => changeSettings(app, { notifications });
const kinds = async () =>
  (await app.db.execute<{ kind: string }>(sql`select kind from mail order by kind`)).rows.map(({ kind }) => kind);

/** Creates a booking and writes all its mails: received, waiting for staff, confirmed, paid. */
const everyMail = async (day: number) => {
  const dates = { pickupDate: `2026-12-${day}T10:00`, returnDate: `2026-12-${day + 1}T10:00`, totalAmount: 1070 };
  const bookingId = await booked(app, vehicleId, dates);
  await app.runJob('mail-booking-received', { bookingId });
  await changedInDatabase(app, sql`hold_until = null`, sql`id = ${bookingId}`);
  await app.runJob('mail-booking-waiting', { bookingId });
  await app.db.execute(sql`update booking set paid_satang = 107000 where id = ${bookingId}`);
  const entryId = randomUUID();
  await app.db.execute(sql`
    insert into ledger_entry (id, booking_id, kind, method_type, amount_satang, fee_satang, created_at)
    values (${entryId}, ${bookingId}, 'payment', 'cash', 107000, 0, now())`);
  await app.runJob('mail-payment-received', { bookingId, entryId });
  const written = await kinds();
  await app.db.execute(sql`truncate mail cascade`);
  return written;
};

const all = ['booking-received', 'booking-waiting', 'payment-received', 'staff-booking-waiting'];

test.each([
  ['emailNotifications', []],
  ['bookingConfirmation', ['payment-received', 'staff-booking-waiting']],
  ['paymentConfirmation', ['booking-received', 'booking-waiting', 'staff-booking-waiting']],
  ['adminNotifications', ['booking-received', 'booking-waiting', 'payment-received']],
])('%s: off, its mails are not written', async (field, left) => {
  expect(await everyMail(10)).toEqual(all);
  await set({ [field]: false });
  expect(await everyMail(20)).toEqual(left);
});

const remind = async (at: string) => {
  app.setNow(at);
  await app.runJob('remind-of-pick-ups');
  return (await kinds()).includes('booking-reminder');
};

test('reminderHours is how long before the pick-up its customer is reminded', async () => {
  await confirmedBooking(app, vehicleId);
  await set({ reminderHours: 48 });
  expect(await remind('2026-12-03T09:50')).toBe(false);
  expect(await remind('2026-12-03T10:00')).toBe(true);
});

const remindOfReturn = async (at: string) => {
  app.setNow(at);
  await app.runJob('remind-of-returns');
  return (await kinds()).includes('return-reminder');
};

test('returnReminderMinutes is how long before the return its customer is reminded, and 0 reminds nobody', async () => {
  await confirmedBooking(app, vehicleId);
  await app.db.execute(sql`update booking set picked_up_at = pick_up_at`);
  await set({ returnReminderMinutes: 0 });
  expect(await remindOfReturn('2026-12-10T09:30')).toBe(false);
  await set({ returnReminderMinutes: 60 });
  expect(await remindOfReturn('2026-12-10T08:59')).toBe(false);
  expect(await remindOfReturn('2026-12-10T09:00')).toBe(true);
});

test('reminderNotifications: off, nobody is reminded', async () => {
  await confirmedBooking(app, vehicleId);
  await set({ reminderNotifications: false });
  expect(await remind('2026-12-04T10:00')).toBe(false);
  await set({ reminderNotifications: true });
  expect(await remind('2026-12-04T10:10')).toBe(true);
});

test('paidBookingNotifications: off, nobody is told of a paid booking', async () => {
  await changeSettings(app, { booking: { autoApproval: true } });
  const told = async (day: number) => {
    const dates = { pickupDate: `2026-12-${day}T10:00`, returnDate: `2026-12-${day + 1}T10:00`, totalAmount: 1070 };
    const bookingId = await confirmedBooking(app, vehicleId, dates, 1070);
    await app.runJob('mail-booking-paid', { bookingId });
    await app.runJob('mail-booking-paid', { bookingId });
    const written = (await kinds()).filter((kind) => kind.startsWith('staff-'));
    await app.db.execute(sql`truncate mail cascade`);
    return written;
  };
  expect(await told(10)).toEqual(['staff-booking-paid']);
  await set({ paidBookingNotifications: false });
  expect(await told(20)).toEqual([]);
});

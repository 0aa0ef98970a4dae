import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { readSettings, writeSettings } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp({ now: '2026-12-01T03:00:00Z' });
});
beforeEach(async () => {
  await app.db.execute(sql`delete from setting`);
});
afterAll(() => app.close());

test('a business that set nothing has the defaults of the specification', async () => {
  const { body: tax } = await app.call('GET /settings/tax');
  expect(tax.data).toEqual({ enabled: true, rate: 7, name: 'VAT', includeInPrice: false, roundTotals: false });

  const { body: booking } = await app.call('GET /settings/booking');
  expect(booking.data).toEqual({
    minBookingHours: 4,
    maxBookingDays: 30,
    advanceBookingDays: 90,
    allowSameDayBooking: true,
    turnoverIntervalHours: 2,
    graceMinutes: 29,
    holdMinutes: 30,
    requireDeposit: true,
    depositPercentage: 20,
    fullRefundHours: 48,
    earlyReturnPercent: 0,
    multiLocation: false,
    promoCodes: true,
    showCalendar: true,
    checksDrivers: false,
    reviews: true,
  });

  const { body: contact } = await app.call('GET /settings/contact');
  expect(contact.data).toMatchObject({
    siteName: 'Saphan Car Rental',
    language: 'en',
    address: 'Bangkok, Thailand',
    addressInThai: '',
    contactPhone: '',
  });
  expect(contact.data.businessHours).toMatchObject({
    mainOffice: { monday: '8:30-18:00', friday: '8:30-18:00', saturday: '9:00-17:00', sunday: '10:00-16:00' },
    airportLocations: { suvarnabhumi: '24/7', donMueang: '6:00-24:00' },
  });
  // Tuesday, 10:00 in Bangkok.
  expect(contact.data.officeNow).toEqual({ weekday: 'tuesday', isOpen: true, until: '18:00', opensNext: null });
});

test('pages promise mails about bookings only where there is a mail server for them', async () => {
  const promised = async () => (await app.call('GET /settings/contact')).body.data.confirmsByMail;
  expect(await promised()).toBe(false);
  await writeSettings(app.db, 'email', { smtpHost: 'smtp.example.com' });
  expect(await promised()).toBe(true);
  await writeSettings(app.db, 'notifications', { bookingConfirmation: false });
  expect(await promised()).toBe(false);
});

test('what the business sets is what visitors read, and the rest stays', async () => {
  await writeSettings(app.db, 'general', {
    siteName: 'Chao Phraya Cars',
    language: 'th',
    businessHours: { mainOffice: { sunday: 'closed' } },
  });
  await writeSettings(app.db, 'general', {
    contactPhone: '02 555 0140',
    businessHours: { donMueangAirport: '24 hours' },
  });
  await writeSettings(app.db, 'booking', { cancellationPolicy: '1 week' });
  await writeSettings(app.db, 'payment', { paymentTimeout: 45 });

  const { body: contact } = await app.call('GET /settings/contact');
  expect(contact.data).toMatchObject({
    siteName: 'Chao Phraya Cars',
    language: 'th',
    contactPhone: '02 555 0140',
  });
  expect(contact.data.businessHours.mainOffice).toMatchObject({ saturday: '9:00-17:00', sunday: 'closed' });
  expect(contact.data.businessHours.airportLocations.donMueang).toBe('24 hours');
  const { body: booking } = await app.call('GET /settings/booking');
  expect(booking.data).toMatchObject({ fullRefundHours: 168, holdMinutes: 45, minBookingHours: 4 });
});

test('a stored value that is broken or unknown falls back to its default, alone', async () => {
  await app.db.execute(sql`
    insert into setting ("group", value) values
      ('tax', '{"rate": "seven", "name": "GST", "colour": "blue"}'),
      ('booking', '{"turnoverIntervalHours": 99, "minBookingHours": 6}'),
      ('payment', '{"acceptedCards": ["visa", "cowrie"]}'),
      ('features', '[1, 2]'),
      ('security', '{"passwordMinLength": 4}'),
      ('weather', '{"sunny": true}')`);
  const settings = await readSettings(app.db);
  expect(settings.tax).toEqual({ enabled: true, rate: 7, name: 'GST', includeInPrice: false, roundTotals: false });
  expect(settings.booking).toMatchObject({ turnoverIntervalHours: 2, minBookingHours: 6 });
  expect(settings.payment.acceptedCards).toEqual(['visa', 'mastercard', 'amex']);
  expect(settings.features.enableReviews).toBe(true);
  expect(settings.security.passwordMinLength).toBe(8);
});

test('a setting outside its limits is refused with a sentence for its field, and nothing is stored', async () => {
  const wrong = writeSettings(app.db, 'booking', {
    turnoverIntervalHours: 0.75,
    minBookingHours: 0,
    maxBookingDays: 5,
  });
  await expect(wrong).rejects.toMatchObject({
    status: 422,
    fields: {
      'booking.turnoverIntervalHours': { code: 'settings.half-hours' },
      'booking.minBookingHours': { code: 'settings.hours-at-least', message: 'At least 1 hour' },
    },
  });
  expect((await readSettings(app.db)).booking.maxBookingDays).toBe(30);
});

test('the pages of accounts learn the least length of a password and whether e-mails are proven', async () => {
  const rules = async () => (await app.call('GET /settings/accounts')).body.data;
  const before = await rules();
  await app.step(({ tx }) =>
    writeSettings(tx, 'security', {
      passwordMinLength: 14,
      requireEmailVerification: !before.requireEmailVerification,
    }),
  );
  expect(await rules()).toEqual({
    passwordMinLength: 14,
    requireEmailVerification: !before.requireEmailVerification,
  });
});

test('the ways to chat are told where chat is switched on, and none where it is off', async () => {
  const chat = async () => (await app.call('GET /settings/contact')).body.data.chat;
  await writeSettings(app.db, 'general', { socialMedia: { line: '@saphan', whatsapp: '081 555 0199' } });
  await writeSettings(app.db, 'features', { enableChatSupport: false });
  expect(await chat()).toEqual([]);
  await writeSettings(app.db, 'features', { enableChatSupport: true });
  expect(await chat()).toEqual([
    { app: 'line', address: 'https://line.me/R/ti/p/%40saphan' },
    { app: 'whatsapp', address: 'https://wa.me/66815550199' },
  ]);
});

test('a business is the demo one only where the product says so', async () => {
  expect((await app.call('GET /settings/contact')).body.data.isDemo).toBe(false);
  const demo = await freshApp({ isDemo: true });
  expect((await demo.call('GET /settings/contact')).body.data.isDemo).toBe(true);
  await demo.close();
});

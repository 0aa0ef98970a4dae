import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { bookingBody, bookingBodyOfAnother, smallBusiness } from '#test/builders/booking.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let fleet: string[];

beforeAll(async () => {
  app = await freshApp({ limits: true });
  const { categoryId } = await smallBusiness(app);
  const plates = Array.from({ length: 8 }, (_, index) => `2กก ${2000 + index}`);
  fleet = await app.step(({ tx }) =>
    addVehicles(
      tx,
      plates.map((licensePlate) => vehicle({ categoryId, licensePlate, dailyRate: fromBaht(1000) })),
    ),
  );
});
afterAll(() => app.close());

/** Books a vehicle for days that nobody else wants, so that no other limit is met. */
const book = (vehicleId: string, index: number, headers: Record<string, string> = {}) => {
  const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}T10:00`;
  const dates = { pickupDate: day(1 + 3 * index), returnDate: day(2 + 3 * index), totalAmount: 1070 };
  const body = headers.cookie ? bookingBodyOfAnother(vehicleId, index, dates) : bookingBody(vehicleId, dates);
  return app.call('POST /bookings', { body, headers });
};

test('one e-mail holds three unpaid vehicles at most, however many requests come at once', async () => {
  const answers = await Promise.all(fleet.map((vehicleId, index) => book(vehicleId, index)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.problem.error).toBe('booking.too-many-holds');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});

test('one browser holds three, whatever e-mails it gives', async () => {
  app.setNow('2026-11-20T13:00');
  const headers = { cookie: 'client=one-browser-at-home' };
  const statuses: number[] = [];
  for (const [index, vehicleId] of fleet.slice(0, 4).entries())
    statuses.push((await book(vehicleId, index, headers)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

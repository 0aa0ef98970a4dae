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

const book = (body: ReturnType<typeof bookingBody>, headers: Record<string, string> = {}) =>
  app.call('POST /bookings', { body, headers });

test('one e-mail holds three unpaid vehicles at most, however many requests come at once', async () => {
  const answers = await Promise.all(fleet.map((vehicleId) => book(bookingBody(vehicleId))));
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
    statuses.push((await book(bookingBodyOfAnother(vehicleId, index), headers)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

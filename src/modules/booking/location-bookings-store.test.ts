import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { asked, smallBusiness } from '#test/builders/booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { bookedLocations } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp();
});
afterAll(() => app.close());

test('a location is booked where a rental begins there, and where one ends there', async () => {
  const { vehicleId, silom, suvarnabhumi } = await smallBusiness(app);
  await writeSettings(app.db, 'features', { enableMultiLocation: true });
  const booked = () => app.step(({ tx }) => bookedLocations(tx));
  expect(await booked()).toEqual(new Set());
  const body = asked(vehicleId, { dropoffLocation: 'Suvarnabhumi Airport' });
  expect((await app.call('POST /bookings', { body })).status).toBe(200);
  expect(await booked()).toEqual(new Set([silom, suvarnabhumi]));
});

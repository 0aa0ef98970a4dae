import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { someAddons } from '#test/builders/extras.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let seat: string;
let token: Record<string, string>;

const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const business = await smallBusiness(app);
  vehicleId = business.vehicleId;
  ({ childSeat: seat } = await app.step(({ tx }) => someAddons(tx)));
  const held = bookingBody(vehicleId, { selectedAddons: [{ addonId: seat, quantity: 2 }], totalAmount: 6420 });
  const { body } = await app.call('POST /bookings', { body: held });
  token = { 'x-booking-token': body.data.accessToken };
});
afterAll(() => app.close());

/** What each call says of the held vehicle to a caller: whether it is free. */
const freeTo = async (headers: Record<string, string>) => {
  const query = dates;
  const search = (await app.call('GET /vehicles/available', { query, headers })).body;
  const free = (await app.call('GET /availability/vehicles', { query, headers })).body;
  const [checked] = (
    await app.call('POST /availability/check-vehicles', { body: { vehicleIds: [vehicleId], ...dates }, headers })
  ).body.data;
  const asked = await app.call('POST /bookings/check-availability', { body: { vehicleId, ...dates }, headers });
  const calendar = await app.call('GET /availability/calendar/:id', { params: { id: vehicleId }, headers });
  return {
    search: search.data.some(({ id }) => id === vehicleId),
    notFree: !search.notFree.some(({ id }) => id === vehicleId),
    free: free.data.some(({ id }) => id === vehicleId),
    checked: checked?.available,
    asked: asked.body.data.available,
    calendar: calendar.body.data.taken.length === 0,
  };
};

test('a vehicle that a visitor holds is free to that visitor in every call, and to nobody else', async () => {
  const everywhere = (isFree: boolean) => ({
    ...{ search: isFree, notFree: isFree, free: isFree, checked: isFree, asked: isFree, calendar: isFree },
  });
  expect(await freeTo(token)).toEqual(everywhere(true));
  expect(await freeTo({})).toEqual(everywhere(false));
});

test('the units that a visitor holds are free to that visitor in every call, and to nobody else', async () => {
  const seatsFreeTo = async (headers: Record<string, string>) => {
    const one = await app.call('GET /addons/:id/availability', { params: { id: seat }, query: dates, headers });
    const all = await app.call('GET /addons/available', { query: dates, headers });
    return [one.body.data.availableStock, all.body.data.find(({ id }) => id === seat)?.availableStock];
  };
  expect(await seatsFreeTo(token)).toEqual([3, 3]);
  expect(await seatsFreeTo({})).toEqual([1, 1]);
});

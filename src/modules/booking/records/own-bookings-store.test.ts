import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { listOwnBookings } from '../index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
});
afterAll(() => app.close());

test('the bookings of an account come in pages, the next pick-up first, with how many there are', async () => {
  const { vehicleId } = await smallBusiness(app);
  const { id: userId, headers } = await signedInAs(app);
  const book = async (day: number) => {
    const dates = { pickupDate: `2026-12-${day}T10:00`, returnDate: `2026-12-${day + 1}T10:00`, totalAmount: 1070 };
    return (await app.call('POST /bookings', { body: bookingBody(vehicleId, dates), headers })).body.bookingId;
  };
  const [last, first, second] = [await book(20), await book(10), await book(15)];
  const page = (offset: number) =>
    app.step(async ({ tx }) => {
      const { rows, total } = await listOwnBookings(
        tx,
        { userId, which: 'ahead' },
        { page: 1 + offset / 2, limit: 2, offset },
      );
      return { ids: rows.map(({ id }) => id), total };
    });
  expect(await page(0)).toEqual({ ids: [first, second], total: 3 });
  expect(await page(2)).toEqual({ ids: [last], total: 3 });
});

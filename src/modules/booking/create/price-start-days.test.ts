import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockForMaintenance } from '#modules/fleet/index.ts';
import { bookingBodyOfAnother, smallBusiness } from '#test/builders/booking.ts';
import { changeSettings } from '#test/builders/change-settings.ts';
import { period } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterEach(() => app.close());

const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
const startDays = async (query: Partial<typeof dates> = {}) =>
  (await app.call('GET /booking-pricing/start-days', { query: { vehicleId, ...dates, ...query } })).body.data;

test('each day on which the rental could begin has the total that the quote has for it', async () => {
  const days = await startDays();
  expect(days[0]?.startDate, 'today’s pick-up time is over').toBe('2026-11-21T10:00:00+07:00');
  expect(days.at(-1)?.startDate).toBe('2027-02-04T10:00:00+07:00');
  expect(days).toHaveLength(76);
  for (const { startDate, total } of [days[0], days[30], days[75]].filter((day) => day !== undefined)) {
    const endDate = Temporal.Instant.from(startDate).add({ hours: 120 }).toString();
    const quote = await app.call('POST /booking-pricing/calculate', { body: { vehicleId, startDate, endDate } });
    expect(total, startDate).toBe(quote.body.data.total);
  }
});

test('a day on which the vehicle is taken for a part of the rental is no day to begin', async () => {
  await app.call('POST /bookings', { body: bookingBodyOfAnother(vehicleId, 2) });
  await app.step((ctx) =>
    blockForMaintenance(ctx, { vehicleId, period: period('2026-12-20T08:00', '2026-12-21T18:00'), reason: 'Tyres' }),
  );
  const starts = (await startDays()).map(({ startDate }) => startDate.slice(5, 10));
  expect(starts).toContain('11-29');
  expect(starts, 'the turnover would reach into the booking').not.toContain('11-30');
  expect(starts, 'taken from 5 to 10 December').not.toContain('12-05');
  expect(starts).not.toContain('12-01');
  expect(starts).toContain('12-11');
  expect(starts).not.toContain('12-16');
  expect(starts).toContain('12-22');
});

test('a length beyond the limits, and a vehicle that is nowhere, begin on no day', async () => {
  expect(await startDays({ endDate: '2027-12-05T10:00' })).toEqual([]);
  await changeSettings(app, { booking: { advanceBookingDays: 20 } });
  expect((await startDays()).at(-1)?.startDate.slice(0, 10)).toBe('2026-12-10');
  const { problem } = await app.call('GET /booking-pricing/start-days', {
    query: { ...dates, vehicleId: '01931f4c-7b00-7000-8000-000000000000' },
  });
  expect(problem.error).toBe('vehicle.not-found');
});

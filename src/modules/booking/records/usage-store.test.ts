import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { bookedLocations, openBookingsOf } from '../index.ts';

const now = '2026-12-06T12:00';
let app: TestApp;

beforeAll(async () => {
  app = await freshApp({ now });
});
afterAll(() => app.close());

test('vehicles are promised to whom they are out with, to holds that last and to what is confirmed, in order of time', async () => {
  const { vehicleId, categoryId } = await smallBusiness(app);
  const [other = ''] = await addVehicles(app.db, [vehicle({ categoryId, licensePlate: '2กก 2' })]);
  const stored = async (date: string, more: Parameters<typeof storedBooking>[2] = {}, of = vehicleId) => {
    const times = {
      pick_up_at: `${date}T10:00+07`,
      drop_off_at: `${date}T20:00+07`,
      blocked_until: `${date}T22:00+07`,
    };
    return (await storedBooking(app, of, { ...times, ...more })).bookingId;
  };
  const unpaid = { status: 'pending', paid_satang: 0 };
  const confirmed = await stored('2026-12-20');
  const held = await stored('2026-12-10', { ...unpaid, hold_until: '2026-12-06T12:01+07' });
  const waiting = await stored('2026-12-15', unpaid);
  const out = await stored('2026-12-06', { picked_up_at: '2026-12-06T10:00+07' });
  const another = await stored('2026-12-12', {}, other);
  await stored('2026-12-11', { ...unpaid, hold_until: '2026-12-06T12:00+07' });
  await stored('2026-12-12', { status: 'cancelled', cancelled_at: '2026-12-01T10:00+07' });
  const was = { picked_up_at: '2026-12-05T10:00+07', returned_at: '2026-12-05T20:00+07' };
  await stored('2026-12-05', { status: 'completed', ...was });
  const open = await app.step(({ tx }) => openBookingsOf(tx, [vehicleId, other], toInstant(now)));
  expect(open.map(({ id, isOut }) => [id, isOut])).toEqual([
    [out, true],
    [held, false],
    [another, false],
    [waiting, false],
    [confirmed, false],
  ]);
});

test('a location is booked where a rental begins there, and where one ends there', async () => {
  const empty = await freshApp();
  onTestFinished(() => empty.close());
  const { vehicleId, silom, suvarnabhumi } = await smallBusiness(empty);
  await writeSettings(empty.db, 'features', { enableMultiLocation: true });
  const booked = () => empty.step(({ tx }) => bookedLocations(tx));
  expect(await booked()).toEqual(new Set());
  const body = bookingBody(vehicleId, { dropoffLocation: 'Suvarnabhumi Airport' });
  expect((await empty.call('POST /bookings', { body })).status).toBe(200);
  expect(await booked()).toEqual(new Set([silom, suvarnabhumi]));
});

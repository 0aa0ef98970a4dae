import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { bookingBody, paidFor } from '#test/builders/booking.ts';
import { desk, officeBooking } from '#test/builders/desk.ts';
import { someAddons } from '#test/builders/extras.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { manual } from '#test/builders/manual.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let luxury: string;
let saloon: string;
let childSeat: string;
let gps: string;

/** Child seats are for luxury saloons alone; the vehicle of the desk is of another category. */
beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  ({ childSeat, gps } = await app.step(({ tx }) => someAddons(tx)));
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from category where slug = 'luxury'`);
  luxury = rows[0]?.id ?? '';
  [saloon = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [vehicle({ categoryId: luxury, licensePlate: '9กก 9000', model: 'Camry' })]),
  );
});
afterEach(() => app.close());

const forLuxuryAlone = () =>
  app.db.execute(sql`insert into addon_category (addon_id, category_id) values (${childSeat}, ${luxury})`);
const seats = (quantity = 1) => ({ selectedAddons: [{ addonId: childSeat, quantity }] });
const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
const refused = {
  error: 'booking.addon-not-for-vehicle',
  message: 'Not offered with this vehicle: Child seat.',
  messages: { selectedAddons: 'Not offered with this vehicle: Child seat' },
  details: { name: { en: 'Child seat', th: 'เบาะนั่งเด็ก' } },
};

test('what is not for the vehicle is refused by name in quotes and new bookings, of the site and of the office', async () => {
  await forLuxuryAlone();
  const { headers } = office.clerk;
  const { vehicleId, silom } = office;
  const both = { selectedAddons: [...seats().selectedAddons, { addonId: gps, quantity: 1 }] };
  const answers = [
    await app.call('POST /booking-pricing/calculate', { body: { vehicleId, ...dates, ...both } }),
    await app.call('POST /bookings', { body: bookingBody(vehicleId, both) }),
    await app.call('POST /admin/bookings/quote', { headers, body: { vehicleId, ...dates, ...both } }),
    await app.call('POST /admin/bookings', { headers, body: manual(vehicleId, silom, both) }),
  ];
  for (const { status, problem } of answers) expect({ status, ...problem }).toMatchObject({ status: 422, ...refused });
  expect((await app.db.execute(sql`select 1 from booking`)).rows).toEqual([]);
  const fitting = await app.call('POST /booking-pricing/calculate', { body: { vehicleId: saloon, ...dates, ...both } });
  expect(fitting.status).toBe(200);
});

test('with a vehicle only what is for its category is listed, and one that does not fit is not available', async () => {
  await forLuxuryAlone();
  const named = async (vehicleId?: string) => {
    const query = { ...dates, ...(vehicleId && { vehicleId }) };
    const all = await app.call('GET /addons/available', { query });
    const safety = await app.call('GET /addons/category/:category', { params: { category: 'safety' }, query });
    const one = await app.call('GET /addons/:id/availability', { params: { id: childSeat }, query });
    return [all.body.data.map(({ name }) => name), safety.body.data.length, one.body.data.available, one.body.message];
  };
  expect(await named()).toEqual([['Child seat', 'GPS'], 1, true, undefined]);
  expect(await named(saloon)).toEqual([['Child seat', 'GPS'], 1, true, undefined]);
  expect(await named(office.vehicleId)).toEqual([['GPS'], 0, false, 'Not offered with this vehicle: Child seat.']);
  const query = { vehicleId: childSeat };
  expect((await app.call('GET /addons/available', { query })).problem.error).toBe('vehicle.not-found');
});

const booked = async () => {
  const { body } = await app.call('POST /bookings', {
    body: bookingBody(office.vehicleId, { ...seats(2), totalAmount: 6420 }),
  });
  await paidFor(app, body.bookingId, 6420);
  return { id: body.bookingId, headers: { 'x-booking-token': body.data.accessToken } };
};

test('a booking keeps what it had before its class was left out, and may take fewer but no more', async () => {
  const { id, headers } = await booked();
  await forLuxuryAlone();
  const set = (quantity: number) =>
    app.call('PATCH /booking-pricing/:bookingId/addons', {
      params: { bookingId: id },
      headers,
      body: { addons: [{ addonId: childSeat, quantity }], dryRun: true },
    });
  expect((await set(3)).problem).toMatchObject(refused);
  expect((await set(1)).body.data.difference).toBe(-535);
  const moved = await app.call('POST /bookings/:id/modify', {
    params: { id },
    headers,
    body: { pickupDate: '2026-12-06T10:00', returnDate: '2026-12-11T10:00', totalAmount: 6420 },
  });
  expect(moved.status).toBe(200);
});

test('staff who give a booking a vehicle of another class are told what does not fit, and may leave it out', async () => {
  const { id } = await booked();
  await app.db.execute(sql`
    insert into addon_category (addon_id, category_id) values (${childSeat}, ${office.categoryId})`);
  const send = async (body: object) => {
    const { version } = await officeBooking(app, office.clerk, id);
    const { headers } = office.clerk;
    return app.call('PUT /admin/bookings/:id', { params: { id }, headers, body: { version, dryRun: true, ...body } });
  };
  expect((await send({ vehicleId: saloon })).problem).toMatchObject(refused);
  expect((await send({ vehicleId: saloon, selectedAddons: [] })).status).toBe(200);
  expect((await send({ selectedAddons: [{ addonId: childSeat, quantity: 3 }] })).status).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { jobsOf } from '#test/builders/booking.ts';
import { booked, desk, officeBooking, takenFor } from '#test/builders/desk.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { manual } from '#test/builders/manual.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
});
afterEach(() => app.close());

type Values = Parameters<typeof manual>[2];
const made = (values: Values = {}, headers: Record<string, string> = {}) =>
  app.call('POST /admin/bookings', {
    body: manual(office.vehicleId, office.silom, values),
    headers: { ...office.clerk.headers, ...headers },
  });
const quoted = (values: object = {}) =>
  app.call('POST /admin/bookings/quote', {
    body: { vehicleId: office.vehicleId, startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00', ...values },
    headers: office.clerk.headers,
  });

test('a booking by hand is confirmed at once, holds its vehicle, and its new customer is told', async () => {
  const { status, body } = await made({ notes: 'Arrives by train' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    status: 'confirmed',
    bookingType: 'manual',
    paymentStatus: 'pending',
    totalAmount: 5350,
    owedAmount: 5350,
    customerName: 'Malee Chaiyo',
    customerEmail: 'malee@example.com',
    notes: 'Arrives by train',
    holdUntil: null,
  });
  expect(await takenFor(app, body.data.id)).toEqual(['2026-12-05 10:00 to 2026-12-10 12:00']);
  expect(await jobsOf(app, 'mail-booking-confirmed')).toEqual([{ bookingId: body.data.id, version: 1 }]);
  const { rows } = await app.db.execute(sql`select first_name from customer`);
  expect(rows).toEqual([{ first_name: 'Malee' }]);
});

test('what is missing is told one at a time, in the order of the dialog', async () => {
  const empty = { customerPhone: '', vehicleId: '', startDate: '', endDate: '', pickupLocationId: '' };
  const filled = [
    ['Please select or create a customer', {}],
    ['Please select a vehicle', { customerPhone: '+66 81 555 0123' }],
    ['Please select start and end dates', { vehicleId: office.vehicleId }],
    ['Please select start and end dates', { startDate: '2026-12-05T10:00' }],
    ['End date must be after start date', { endDate: '2026-12-05T10:00' }],
    ['Please select pickup and dropoff locations', { endDate: '2026-12-10T10:00' }],
  ] as const;
  let form: object = empty;
  for (const [sentence, next] of filled) {
    form = { ...form, ...next };
    const { status, problem } = await made(form);
    expect([status, problem.message]).toEqual([422, sentence]);
  }
  expect((await made({ ...form, pickupLocationId: office.silom })).status).toBe(200);
});

test('a field that is left out is missing as an empty one is', async () => {
  const { problem } = await app.call('POST /admin/bookings', {
    body: { totalAmount: 1 },
    headers: office.clerk.headers,
  });
  expect(problem.message).toBe('Please select or create a customer');
});

test('a vehicle that is taken is refused, turnover in, also to two clerks at once', async () => {
  const answers = await Promise.all([made(), made({ customerEmail: 'other@example.com' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { problem } = await made({ startDate: '2026-12-10T11:30', endDate: '2026-12-11T11:30', totalAmount: 1070 });
  expect([problem.error, problem.message]).toEqual([
    'booking.vehicle-taken',
    'Vehicle is not available for selected dates',
  ]);
  const after = await made({ startDate: '2026-12-10T12:00', endDate: '2026-12-11T12:00', totalAmount: 1070 });
  expect(after.status).toBe(200);
});

test('a vehicle that is not there, or no more, books nothing', async () => {
  for (const vehicleId of [randomUUID(), office.vehicleId]) {
    await app.db.execute(sql`update vehicle set archived_at = now()`);
    const { status, problem } = await made({ vehicleId });
    expect([status, problem.error]).toEqual([404, 'vehicle.not-found']);
  }
  expect((await app.db.execute(sql`select 1 from customer`)).rows).toEqual([]);
});

test('staff choose among the vehicles that are on offer and free: none archived, in maintenance or switched off', async () => {
  const { categoryId } = office;
  const plates = ['2กก 2', '3กก 3', '4กก 4'];
  const [archived = ''] = await app.step(({ tx }) =>
    addVehicles(
      tx,
      plates.map((licensePlate) => vehicle({ categoryId, licensePlate })),
    ),
  );
  await app.db.execute(sql`update vehicle set archived_at = now() where id = ${archived}`);
  await app.db.execute(sql`update vehicle set status = 'maintenance' where license_plate = '3กก 3'`);
  const { headers } = office.clerk;
  const free = async (query = {}) =>
    (await app.call('GET /admin/bookings/free-vehicles', { headers, query })).body.data.map((one) => one.licensePlate);
  expect(await free()).toEqual(['1กก 1000', '4กก 4']);
  await made();
  expect(await free({ startDate: '2026-12-09T10:00', endDate: '2026-12-11T10:00' })).toEqual(['4กก 4']);
  await app.db.execute(sql`update category set is_active = false`);
  expect(await free()).toEqual([]);
});

test('a free vehicle has its total for the dates, to the satang that of the quote; without dates it has none', async () => {
  const { headers } = office.clerk;
  const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-14T10:00' };
  const totals = async (query = {}) =>
    (await app.call('GET /admin/bookings/free-vehicles', { headers, query })).body.data.map(({ total }) => total);
  const { body } = await quoted(dates);
  expect(await totals({ ...dates, vehicleId: office.vehicleId })).toEqual([body.data.quote.total]);
  expect(await totals({ vehicleId: office.vehicleId })).toEqual([null]);
});

test('staff find a free vehicle in a large fleet by make, model, plate and category, a page at a time', async () => {
  const { categoryId } = office;
  const { rows } = await app.db.execute<{ id: string }>(
    sql`insert into category (slug, name, name_th) select 'van', 'Van', 'รถตู้' returning id`,
  );
  const van = rows[0]?.id ?? '';
  const [city = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [
      vehicle({ categoryId, licensePlate: '2กก 22', brand: 'Honda', model: 'City' }),
      vehicle({ categoryId: van, licensePlate: '3กก 33', brand: 'Toyota', model: 'Hiace' }),
    ]),
  );
  const { headers } = office.clerk;
  const free = async (query = {}) => {
    const { body } = await app.call('GET /admin/bookings/free-vehicles', { headers, query });
    return [body.data.map(({ licensePlate }) => licensePlate), body.total];
  };
  expect(await free({ search: 'honda city' })).toEqual([['2กก 22'], 1]);
  expect(await free({ search: '3กก33' })).toEqual([['3กก 33'], 1]);
  expect(await free({ search: 'van' })).toEqual([['3กก 33'], 1]);
  expect(await free({ search: 'ตู้' })).toEqual([['3กก 33'], 1]);
  expect(await free({ search: 'toyota', page: 2, limit: 1 })).toEqual([['1กก 1000'], 2]);
  expect(await free({ vehicleId: city })).toEqual([['2กก 22'], 1]);
  await made();
  const taken = { startDate: '2026-12-09T10:00', endDate: '2026-12-11T10:00' };
  expect(await free({ ...taken, vehicleId: office.vehicleId })).toEqual([[], 0]);
});

test('an unpaid hold keeps the vehicle while it lasts and no longer', async () => {
  await booked(app, office.vehicleId);
  expect((await made()).problem.error).toBe('booking.vehicle-taken');
  app.setNow('2026-11-20T12:45');
  expect((await made()).status).toBe(200);
});

test('a total that was not the one seen books nothing and says the true one', async () => {
  const { status, problem } = await made({ totalAmount: 5000 });
  expect([status, problem.error]).toEqual([409, 'booking.price-changed']);
  expect(problem.details).toMatchObject({ quote: { total: 5350 } });
  expect((await app.db.execute(sql`select 1 from booking`)).rows).toEqual([]);
});

test('the limits of the public warn staff and refuse nothing', async () => {
  const long = { startDate: '2026-12-05T09:00', endDate: '2027-03-25T22:00' };
  const { body } = await quoted({ ...long, pickupLocationId: office.silom, dropoffLocationId: office.silom });
  expect(body.data.warnings).toMatchObject([
    { message: expect.stringMatching(/^The longest rental online is \d+ days/) },
    { message: 'The return is outside opening hours' },
  ]);
  expect((await made({ ...long, totalAmount: body.data.quote.total })).status).toBe(200);
  const past = { startDate: '2026-11-19T10:00', endDate: '2026-11-21T10:00' };
  expect((await quoted(past)).body.data).toMatchObject({
    isFree: true,
    warnings: [{ message: 'The pick-up is in the past' }],
  });
});

test('the quote says whether the vehicle is free', async () => {
  await made();
  expect((await quoted()).body.data.isFree).toBe(false);
  const backwards = await quoted({ endDate: '2026-12-05T10:00' });
  expect([backwards.status, backwards.problem.message]).toEqual([422, 'End date must be after start date']);
});

const agreed = { vehiclePrice: { amount: 4000, reason: 'Friend of the house' } };

test('a price made out by hand takes the place of the list, before tax, and the log says why', async () => {
  expect((await quoted(agreed)).body.data.quote).toMatchObject({ subtotal: 4000, tax: 280, total: 4280 });
  const { body } = await made({ ...agreed, totalAmount: 4280 });
  expect(body.data).toMatchObject({ totalAmount: 4280 });
  expect(body.data.timeline).toContainEqual(
    expect.objectContaining({
      action: 'booking.price-agreed',
      reason: 'Friend of the house',
      changes: [{ field: 'vehiclePrice', before: null, after: 4000 }],
    }),
  );
});

test('a price without a reason is refused', async () => {
  const { status, problem } = await made({ vehiclePrice: { amount: 4000, reason: ' ' } });
  expect([status, problem.messages]).toEqual([422, { 'vehiclePrice.reason': 'Please enter a reason' }]);
});

test('a price made out by hand stays when the booking is priced again, by the day', async () => {
  const { id } = (await made({ ...agreed, totalAmount: 4280 })).body.data;
  const { version } = await officeBooking(app, office.clerk, id);
  const edit = (body: object) =>
    app.call('PUT /admin/bookings/:id', {
      params: { id },
      headers: office.clerk.headers,
      body: { version, dryRun: true, ...body },
    });
  const moved = await edit({ startDate: '2026-12-06T10:00', endDate: '2026-12-11T10:00' });
  expect(moved.body.data.quote.total).toBe(4280);
  const longer = await edit({ endDate: '2026-12-11T10:00' });
  expect(longer.body.data.quote).toMatchObject({ days: 6, subtotal: 4800, total: 5136 });
});

test('a known customer is not made twice, and what is on record of them is taken', async () => {
  const first = (await made()).body.data;
  const later = { startDate: '2027-01-05T10:00', endDate: '2027-01-10T10:00' };
  const emptyContact = { firstName: '', lastName: '', customerEmail: '', customerPhone: '' };
  const { total: totalAmount } = (await quoted(later)).body.data.quote;
  const { body } = await made({ ...later, ...emptyContact, customerId: first.customerId, totalAmount });
  expect(body.data).toMatchObject({ customerId: first.customerId, customerEmail: 'malee@example.com' });
  const gone = await made({ ...later, customerId: office.clerk.id });
  expect([gone.status, gone.problem.message]).toEqual([422, 'Please select or create a customer']);
});

test.each([
  ['paid', { paymentStatus: 'paid' as const }, 'paid', 5350],
  ['partial', { paymentStatus: 'partial' as const, paymentAmount: 1000 }, 'partial', 1000],
  ['pending', { paymentStatus: 'pending' as const }, 'pending', 0],
])('%s writes down what was taken', async (_sentence, payment, paymentStatus, paidAmount) => {
  const { body } = await made({ ...payment, paymentMethod: 'credit_card', paymentReference: 'T-1' });
  expect(body.data).toMatchObject({ paymentStatus, paidAmount });
  if (paidAmount > 0) expect(body.data.payment).toMatchObject({ method: 'credit_card', reference: 'T-1' });
});

test.each(['overdue', 'refunded'] as const)(
  '%s is no status that staff can give a new booking',
  async (paymentStatus) => {
    const { problem } = await made({ paymentStatus, ...(paymentStatus === 'refunded' && { paymentAmount: 5 }) });
    expect(problem.messages).toEqual({
      paymentStatus: 'This status follows from the payments and cannot be chosen',
    });
  },
);

test('a partial payment without an amount books nothing', async () => {
  const { problem } = await made({ paymentStatus: 'partial', paymentMethod: 'cash' });
  expect(problem.messages).toEqual({ paymentAmount: 'Please enter the amount' });
  expect((await app.db.execute(sql`select 1 from booking`)).rows).toEqual([]);
});

test('the same request twice is one booking', async () => {
  const key = { 'idempotency-key': 'manual-booking-1' };
  const [first, second] = [await made({}, key), await made({}, key)];
  expect(second.body.data.id).toBe(first.body.data.id);
  expect((await app.db.execute(sql`select 1 from booking`)).rows).toHaveLength(1);
});

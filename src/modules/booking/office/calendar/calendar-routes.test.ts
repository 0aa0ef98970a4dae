import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { addVehicles, blockForMaintenance } from '#modules/fleet/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { changedInDatabase } from '#test/builders/booking.ts';
import { at, booked, confirmedBooking, desk, pickedUp, returned } from '#test/builders/desk.ts';
import { period, vehicle } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
});
afterEach(() => app.close());

type Query = CallOf<'GET /admin/bookings/calendar'>['query'];
const calendar = async (query: Query = {}) => {
  const { headers } = office.clerk;
  const { body } = await app.call('GET /admin/bookings/calendar', { headers, query });
  return body;
};
const ids = async (query: Query) => (await calendar(query)).data.map(({ id }) => id);

test('a bar says who has which vehicle, from when until when, and when it is ready again', async () => {
  const id = await confirmedBooking(app, office.vehicleId, {}, 1070);
  expect(await calendar({ from: '2026-12-01', days: 30 })).toMatchObject({
    from: '2026-12-01',
    days: 30,
    turnoverHours: 2,
    blocks: [],
    data: [
      {
        id,
        customerName: 'Hannah Keller',
        vehicleId: office.vehicleId,
        vehicleName: 'Toyota Yaris',
        vehicleLicensePlate: '1กก 1000',
        pickupLocation: 'Silom',
        pickupLocationInThai: 'สีลม',
        pickupDate: '2026-12-05T10:00:00+07:00',
        returnDate: '2026-12-10T10:00:00+07:00',
        blockedUntil: '2026-12-10T12:00:00+07:00',
        status: 'confirmed',
        stage: 'confirmed',
        paymentStatus: 'partial',
        totalAmount: 5350,
        mayMove: true,
      },
    ],
    vehicles: [
      {
        id: office.vehicleId,
        name: 'Toyota Yaris',
        licensePlate: '1กก 1000',
        status: 'available',
        drawing: '/drawings/hatchback.svg?paint=white',
        category: { name: 'Economy', nameInThai: 'ประหยัด' },
      },
    ],
  });
});

test.each([
  ['late', '2026-12-10T15:30', '2026-12-10T17:30:00+07:00'],
  ['early', '2026-12-09T09:00', '2026-12-09T11:00:00+07:00'],
])('a vehicle that came back %s is ready a turnover after its real return', async (_when, returnedAt, ready) => {
  const id = await confirmedBooking(app, office.vehicleId);
  office = await at(app, office, '2026-12-05T10:00');
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, returnedAt);
  await returned(app, office.clerk, id, { lateFee: 0 });
  expect((await calendar({ from: '2026-12-01', days: 30 })).data[0]?.blockedUntil).toBe(ready);
});

test('a booking is in the window that it touches, turnover in, on either side', async () => {
  const id = await confirmedBooking(app, office.vehicleId);
  expect(await ids({ from: '2026-12-04', days: 1 })).toEqual([]);
  expect(await ids({ from: '2026-12-05', days: 1 })).toEqual([id]);
  expect(await ids({ from: '2026-12-07', days: 1 })).toEqual([id]);
  expect(await ids({ from: '2026-12-10', days: 1 })).toEqual([id]);
  expect(await ids({ from: '2026-12-11', days: 1 })).toEqual([]);
  expect(await ids({ month: 12, year: 2026 })).toEqual([id]);
  expect(await ids({ month: 11, year: 2026 })).toEqual([]);
});

test('a vehicle that is out is in the window of now, however long ago it was to come back', async () => {
  const id = await confirmedBooking(app, office.vehicleId);
  office = await at(app, office, '2026-12-05T10:00');
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-12T10:00');
  expect(await ids({ from: '2026-12-12', days: 7 })).toEqual([id]);
  expect(await ids({ from: '2026-12-13', days: 7 })).toEqual([]);
  await returned(app, office.clerk, id, { lateFee: 0 });
  expect(await ids({ from: '2026-12-13', days: 7 })).toEqual([]);
});

test('without a word the calendar begins today and shows thirty days', async () => {
  expect(await calendar()).toMatchObject({ from: '2026-11-20', days: 30 });
  expect(await calendar({ month: 2, year: 2028 })).toMatchObject({ from: '2028-02-01', days: 29 });
});

test('cancelled bookings come on request, and what was put away never', async () => {
  const id = await booked(app, office.vehicleId);
  await changedInDatabase(app, sql`status = 'cancelled'`, sql`id = ${id}`);
  const december = { month: 12, year: 2026 };
  expect(await ids(december)).toEqual([]);
  expect(await ids({ ...december, cancelled: 'true' })).toEqual([id]);
  await app.db.execute(sql`update booking set archived_at = now() where id = ${id}`);
  expect(await ids({ ...december, cancelled: 'true' })).toEqual([]);
});

test('maintenance that touches the window is told with its reason', async () => {
  const { vehicleId } = office;
  const gearbox = { vehicleId, period: period('2026-12-01T08:00', '2026-12-03T12:00'), reason: 'Gearbox' };
  const id = await app.step((ctx) => blockForMaintenance(ctx, gearbox));
  expect((await calendar({ from: '2026-12-03', days: 7 })).blocks).toEqual([
    { id, vehicleId, from: '2026-12-01T08:00:00+07:00', until: '2026-12-03T12:00:00+07:00', reason: 'Gearbox' },
  ]);
  expect((await calendar({ from: '2026-12-04', days: 7 })).blocks).toEqual([]);
});

test('the rows are the fleet, and an archived vehicle where a booking of the window names it', async () => {
  const [city = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [
      vehicle({ categoryId: office.categoryId, licensePlate: '9กข 1234', brand: 'Honda', model: 'City' }),
    ]),
  );
  await confirmedBooking(app, office.vehicleId);
  const rows = async (query: Query) => (await calendar(query)).vehicles.map(({ id }) => id);
  expect(await rows({})).toEqual([city, office.vehicleId]);
  await app.db.execute(sql`update vehicle set archived_at = now() where id = ${office.vehicleId}`);
  expect(await rows({ month: 11, year: 2026 })).toEqual([city]);
  expect(await rows({ month: 12, year: 2026 })).toEqual([city, office.vehicleId]);
});

test('a large fleet comes by pages of vehicles, each with what takes them, and a booking leads to the page of its own', async () => {
  const [city = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [
      vehicle({ categoryId: office.categoryId, licensePlate: '9กข 1234', brand: 'Honda', model: 'City' }),
    ]),
  );
  const later = await confirmedBooking(app, office.vehicleId);
  const first = await confirmedBooking(app, city);
  const gearbox = { vehicleId: city, period: period('2026-12-20T08:00', '2026-12-21T12:00'), reason: 'Gearbox' };
  await app.step((ctx) => blockForMaintenance(ctx, gearbox));
  const paged = async (query: Query) => {
    const { vehicles, data, blocks, page, limit, total, totalPages } = await calendar({
      month: 12,
      year: 2026,
      ...query,
    });
    return [vehicles.map(({ id }) => id), data.map(({ id }) => id), blocks.length, [page, limit, total, totalPages]];
  };
  const one = [[city], [first], 1, [1, 1, 2, 2]];
  const two = [[office.vehicleId], [later], 0, [2, 1, 2, 2]];
  expect(await paged({ limit: 1 })).toEqual(one);
  expect(await paged({ limit: 1, page: 2 })).toEqual(two);
  expect(await paged({ limit: 1, bookingId: later })).toEqual(two);
  expect(await paged({ limit: 1, page: 1, bookingId: later })).toEqual(one);
  expect(await paged({ limit: 1, bookingId: crypto.randomUUID() })).toEqual(one);
  expect(await paged({})).toMatchObject([[city, office.vehicleId], { length: 2 }, 1, [1, 100, 2, 1]]);
});

test('it is narrowed to a category: its vehicles, with what takes them', async () => {
  const { rows } = await app.db.execute<{ id: string }>(
    sql`insert into category (slug, name) select 'van', 'Van' returning id`,
  );
  const [van = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [vehicle({ categoryId: rows[0]?.id ?? '', licensePlate: '9กข 1234', brand: 'Hyundai' })]),
  );
  await confirmedBooking(app, office.vehicleId);
  const service = { vehicleId: van, period: period('2026-12-01T08:00', '2026-12-03T12:00'), reason: 'Service' };
  await app.step((ctx) => blockForMaintenance(ctx, service));
  const filtered = async (query: Query) => {
    const { vehicles, data, blocks } = await calendar({ month: 12, year: 2026, ...query });
    return [vehicles.map(({ id }) => id), data.length, blocks.length];
  };
  expect(await filtered({ categoryId: rows[0]?.id ?? '' })).toEqual([[van], 0, 1]);
  expect(await filtered({ categoryId: office.categoryId })).toEqual([[office.vehicleId], 1, 0]);
  expect(await filtered({ categoryId: crypto.randomUUID() })).toEqual([[], 0, 0]);
});

test('a place leaves the vehicles that a booking picks up or returns there, each with all that takes it', async () => {
  const [city = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [vehicle({ categoryId: office.categoryId, licensePlate: '9กข 1234' })]),
  );
  const there = await confirmedBooking(app, office.vehicleId);
  const later = { pickupDate: '2026-12-15T10:00', returnDate: '2026-12-20T10:00' };
  const elsewhere = await confirmedBooking(app, office.vehicleId, later);
  await confirmedBooking(app, city);
  const { rows } = await app.db.execute<{ id: string }>(
    sql`insert into location select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'name', 'Sathorn'))).*
      from location l limit 1 returning id`,
  );
  const locationId = rows[0]?.id ?? '';
  await app.db.execute(sql`update booking set drop_off_location_id = ${locationId} where id = ${there}`);
  const filtered = async (query: Query) => {
    const { vehicles, data } = await calendar({ locationId, ...query });
    return [vehicles.map(({ id }) => id), data.map(({ id, isAtLocation }) => [id, isAtLocation])];
  };
  const both = [
    [there, true],
    [elsewhere, false],
  ];
  expect(await filtered({ month: 12, year: 2026 })).toEqual([[office.vehicleId], both]);
  expect(await filtered({ from: '2026-12-14', days: 7 })).toEqual([[], []]);
  await changedInDatabase(app, sql`status = 'cancelled'`, sql`id = ${there}`);
  expect(await filtered({ month: 12, year: 2026 })).toEqual([[], []]);
  expect(await filtered({ month: 12, year: 2026, cancelled: 'true' })).toEqual([[office.vehicleId], both]);
});

test('of a period there are the vehicles that staff may rent out for all of it, turnover included', async () => {
  const [city = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [vehicle({ categoryId: office.categoryId, licensePlate: '9กข 1234' })]),
  );
  await confirmedBooking(app, office.vehicleId);
  const free = async (startDate: string, endDate: string) => {
    const { vehicles, total } = await calendar({ month: 12, year: 2026, startDate, endDate });
    return [total, ...vehicles.map(({ id }) => id)];
  };
  const all = [2, ...(await calendar({})).vehicles.map(({ id }) => id)];
  expect(await free('2026-12-01T10:00', '2026-12-05T08:00')).toEqual(all);
  expect(await free('2026-12-01T10:00', '2026-12-05T09:00')).toEqual([1, city]);
  expect(await free('2026-12-10T11:30', '2026-12-12T10:00')).toEqual([1, city]);
  expect(await free('2026-12-10T12:00', '2026-12-12T10:00')).toEqual(all);
  await app.db.execute(sql`update vehicle set status = 'maintenance' where id = ${city}`);
  expect(await free('2026-12-06T10:00', '2026-12-07T10:00')).toEqual([0]);
  const query = { startDate: '2026-12-07T10:00', endDate: '2026-12-06T10:00' };
  const { headers } = office.clerk;
  expect(await app.call('GET /admin/bookings/calendar', { headers, query })).toMatchObject({ status: 422 });
});

test('the interval between two rentals is that of the settings', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'booking', { turnoverIntervalHours: 3.5 }));
  expect(await calendar()).toMatchObject({ turnoverHours: 3.5 });
});

test('what is out stays where it is but for its return, and what is over stays altogether', async () => {
  const id = await confirmedBooking(app, office.vehicleId);
  const december = { month: 12, year: 2026 };
  await app.db.execute(sql`update booking set picked_up_at = pick_up_at where id = ${id}`);
  expect((await calendar(december)).data).toMatchObject([{ stage: 'picked-up', mayMove: true }]);
  await changedInDatabase(app, sql`status = 'completed', returned_at = drop_off_at`, sql`id = ${id}`);
  expect((await calendar(december)).data).toMatchObject([{ stage: 'completed', mayMove: false }]);
});

test.each([{ from: '2026-13-01' }, { days: 0 }, { days: 93 }, { month: 13 }, { year: 1999 }])(
  'a window that cannot be is refused: %j',
  async (query) => {
    const { headers } = office.clerk;
    expect(await app.call('GET /admin/bookings/calendar', { headers, query })).toMatchObject({ status: 422 });
  },
);

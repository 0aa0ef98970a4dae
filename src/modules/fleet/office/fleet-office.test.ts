import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changedInDatabase } from '#test/builders/booking.ts';
import { bookedVehicle, someCategories, someLocations, vehicle } from '#test/builders/fleet.ts';
import { newVehicle } from '#test/builders/fleet-office.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addVehicles } from '../index.ts';

let app: TestApp;
let staff: Person;
let economy: string;
let luxury: string;

beforeAll(async () => {
  // A Friday noon in Bangkok.
  app = await freshApp({ now: '2026-11-20T12:00' });
  staff = await signedInAs(app, { role: 'STAFF', firstName: 'Lek', lastName: 'Counter' });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate vehicle, category, location cascade`);
  ({ economy, luxury } = await someCategories(app.db));
});

const create = (values: object = {}) =>
  app.call('POST /admin/vehicles', { headers: staff.headers, body: { ...newVehicle(economy), ...values } as never });
const find = (id: string) => app.call('GET /admin/vehicles/:id', { headers: staff.headers, params: { id } });
const list = (query: object = {}) =>
  app.call('GET /admin/vehicles', { headers: staff.headers, query: { page: 1, ...query } as never });
const change = (id: string, body: object) =>
  app.call('PUT /admin/vehicles/:id', { headers: staff.headers, params: { id }, body: body as never });
const remove = (id: string) => app.call('DELETE /admin/vehicles/:id', { headers: staff.headers, params: { id } });
const log = async (id: string) => {
  const params = { subjectKind: 'vehicle', subjectId: id };
  return (await app.call('GET /admin/audit/:subjectKind/:subjectId', { headers: staff.headers, params })).body.data;
};

test('a new vehicle is in the fleet, on the site and in the log, with its rates in baht', async () => {
  const { status, body } = await create({ monthlyRate: 0 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: 'Vehicle added',
    data: {
      brand: 'Honda',
      model: 'City',
      category: { id: economy, slug: 'economy' },
      dailyRate: 1190,
      weeklyRate: 7500,
      monthlyRate: null,
      licensePlate: '6กธ 2284',
      features: ['Air conditioning', 'Bluetooth'],
      version: 1,
      removal: 'deleted',
      maintenance: [],
      next: null,
    },
  });
  expect(body.data.days).toEqual(Array.from({ length: 14 }, () => 'free'));
  const { id } = body.data;
  expect((await app.call('GET /vehicles/:id', { params: { id } })).body.data.dailyRate).toBe(1190);
  expect(await log(id)).toMatchObject([
    { action: 'vehicle.created', actor: { name: 'Lek Counter' }, subject: { name: 'Honda City 6กธ 2284' } },
  ]);
});

test.each([
  ['brand', '  ', 'Brand is required'],
  ['model', undefined, 'Model is required'],
  ['year', 1989, 'Use a year from 1990 to next year'],
  ['year', 2028, 'Year must be from 1990 to 2027'],
  ['categoryId', '0197f1a0-0000-7000-8000-00000000000f', 'There is no such category'],
  ['dailyRate', undefined, 'Daily rate is required'],
  ['dailyRate', -100, 'Enter a rate of 0 baht or more'],
  ['weeklyRate', -1, 'Enter a rate of 0 baht or more'],
  ['transmission', 'dsg', 'Choose automatic or manual'],
  ['fuelType', 'coal', 'Choose petrol, diesel, hybrid or electric'],
  ['seats', 1, 'Seats must be from 2 to 12'],
  ['seats', 13, 'Seats must be from 2 to 12'],
  ['mileage', -1, 'Mileage must be a whole number of kilometres, 0 or more'],
  ['status', 'sold', 'Choose available, rented or maintenance'],
  ['images', Array.from({ length: 6 }, (_, one) => `https://elsewhere.example/${one}.jpg`), 'Maximum 5 images allowed'],
  ['images', ['javascript:alert(1)'], 'Use photographs that were uploaded'],
  ['features', ['Ejector seat'], 'Choose features from the list'],
])('a vehicle whose %s is %j is refused', async (name, value, sentence) => {
  const { status, problem } = await create({ [name]: value });
  expect([status, problem.message]).toEqual([422, sentence]);
  expect((await list()).body.total).toBe(0);
});

test('the facts of a vehicle are on the site, and those that nobody entered are not known', async () => {
  const facts = { doors: 5, bootLitres: 440, consumption: 15.6, rangeKm: 420, chargeMinutes: null };
  const { body } = await create(facts);
  expect(body.data).toMatchObject(facts);
  const shown = await app.call('GET /vehicles/:id', { params: { id: body.data.id } });
  expect(shown.body.data.facts).toEqual(facts);
  const { status, problem } = await create({ licensePlate: '', doors: 7, consumption: 4.95 });
  expect([status, problem.messages]).toEqual([
    422,
    {
      doors: 'Doors must be from 2 to 6',
      consumption: 'Consumption must be from 0.1 to 50 for 100 km, with one decimal',
    },
  ]);
});

test('years from 1990 to the next one and 2 to 12 seats are taken', async () => {
  for (const [year, seats] of [
    [1990, 2],
    [2027, 12],
  ])
    expect((await create({ year, seats, licensePlate: `ก ${year}` })).status).toBe(200);
});

test('a plate is one vehicle’s, and any number may wait for theirs', async () => {
  await create();
  const { status, problem } = await create();
  expect([status, problem.error, problem.messages]).toEqual([
    409,
    'fleet.plate-taken',
    { licensePlate: 'Another vehicle has this licence plate' },
  ]);
  for (let index = 0; index < 2; index += 1) expect((await create({ licensePlate: '' })).status).toBe(200);
  const other = (await create({ licensePlate: '9กก 9' })).body.data.id;
  expect((await change(other, { licensePlate: '6กธ 2284' })).problem.error).toBe('fleet.plate-taken');
});

test('a category may be named by its slug or name too', async () => {
  const body = { ...newVehicle(economy), categoryId: undefined, category: 'Luxury Sedan' };
  expect((await create(body)).body.data.category.id).toBe(luxury);
});

test('a change changes what is sent, once for a version that was seen', async () => {
  const { id } = (await create()).body.data;
  const first = await change(id, { dailyRate: 1250.5, weeklyRate: null, version: 1 });
  expect(first.body).toMatchObject({
    message: 'Vehicle saved',
    data: { dailyRate: 1250.5, weeklyRate: null, model: 'City', version: 2 },
  });
  const second = await change(id, { dailyRate: 900, version: 1 });
  expect([second.status, second.problem.error]).toEqual([409, 'fleet.changed-meanwhile']);
  expect((await find(id)).body.data.dailyRate).toBe(1250.5);
  expect((await log(id))[0]).toMatchObject({
    action: 'vehicle.changed',
    changes: [
      { field: 'dailyRate', before: 1190, after: 1250.5 },
      { field: 'weeklyRate', before: 7500, after: null },
    ],
  });
});

test('the list is searched by name and plate, narrowed by status and category, and counted', async () => {
  await create();
  await create({ brand: 'BMW', model: '5 Series', categoryId: luxury, licensePlate: '1กก 88', status: 'rented' });
  await create({ brand: 'Honda', model: 'CR-V', licensePlate: '8กฬ 1190', status: 'maintenance' });
  const names = async (query: object) => (await list(query)).body.data.map(({ model }) => model);
  expect(await names({})).toEqual(['5 Series', 'CR-V', 'City']);
  expect(await names({ search: 'honda c' })).toEqual(['CR-V', 'City']);
  expect(await names({ search: '1กก88' })).toEqual(['5 Series']);
  expect(await names({ search: '%' })).toEqual([]);
  expect(await names({ status: 'maintenance' })).toEqual(['CR-V']);
  expect(await names({ categoryId: luxury })).toEqual(['5 Series']);
  expect((await list({ search: 'honda', status: 'available' })).body).toMatchObject({
    total: 1,
    counts: { all: 2, available: 1, rented: 0, maintenance: 1 },
    fleet: { all: 3, available: 1, rented: 1, maintenance: 1 },
  });
  expect((await list({ limit: 2, page: 2 })).body).toMatchObject({
    total: 3,
    totalPages: 2,
    data: [{ model: 'City' }],
  });
});

test('the next 14 days tell what takes the vehicle, and what it waits for', async () => {
  const [id = ''] = await addVehicles(app.db, [vehicle({ categoryId: economy, licensePlate: '1กก 1' })]);
  await bookedVehicle(app.db, { vehicleId: id, from: '2026-11-21T10:00', until: '2026-11-23T12:00' });
  await app.call('POST /admin/vehicles/:id/maintenance', {
    headers: staff.headers,
    params: { id },
    body: { from: '2026-11-23T12:00', until: '2026-11-25T00:00', reason: 'Body work' },
  });
  const { days, next, removal } = (await find(id)).body.data;
  expect(days.slice(0, 6)).toEqual(['free', 'booked', 'booked', 'booked', 'maintenance', 'free']);
  expect(next).toEqual({ kind: 'pick-up', at: '2026-11-21T10:00:00+07:00', reason: '' });
  expect(removal).toBe('archived');
});

test('a vehicle that no record names is deleted', async () => {
  const { id } = (await create()).body.data;
  expect((await remove(id)).body).toMatchObject({ message: 'Vehicle deleted', data: { removal: 'deleted' } });
  expect((await app.db.execute(sql`select 1 from vehicle where id = ${id}`)).rows).toEqual([]);
  expect((await log(id))[0]).toMatchObject({ action: 'vehicle.deleted' });
});

test('a vehicle that bookings name is archived once they are over, and its plate is free again', async () => {
  const { id } = (await create()).body.data;
  const bookingId = await bookedVehicle(app.db, { vehicleId: id, from: '2026-12-01', until: '2026-12-03' });
  const refused = await remove(id);
  const { rows } = await app.db.execute<{ reference: string }>(sql`select reference from booking`);
  const bookingNumber = rows[0]?.reference;
  expect([refused.status, refused.problem.error]).toEqual([409, 'fleet.has-bookings']);
  expect(refused.problem.details).toMatchObject({ bookings: [{ id: bookingId, bookingNumber }] });
  await changedInDatabase(app, sql`status = 'cancelled'`);
  expect((await remove(id)).body).toMatchObject({ message: 'Vehicle archived', data: { removal: 'archived' } });
  expect((await find(id)).status).toBe(404);
  expect((await app.call('GET /vehicles/:id', { params: { id } })).status).toBe(404);
  expect((await app.db.execute(sql`select 1 from booking`)).rows).toHaveLength(1);
  expect((await create()).status).toBe(200);
});

const restore = (id: string) =>
  app.call('POST /admin/vehicles/:id/restore', { headers: staff.headers, params: { id } });

test('an archived vehicle comes back as it was, once, unless another has its plate by now', async () => {
  const { id, licensePlate } = (await create()).body.data;
  expect((await restore(id)).status).toBe(404);
  await bookedVehicle(app.db, { vehicleId: id, from: '2026-12-01', until: '2026-12-03' });
  await changedInDatabase(app, sql`status = 'cancelled'`);
  await remove(id);
  expect((await restore(id)).body).toMatchObject({ message: 'Vehicle restored', data: { id, licensePlate } });
  expect((await log(id))[0]).toMatchObject({ action: 'vehicle.restored' });
  expect((await find(id)).status).toBe(200);
  await remove(id);
  await create();
  const { status, problem } = await restore(id);
  expect([status, problem.error]).toEqual([409, 'fleet.plate-taken']);
});

test('categories come in the order of the business, with how many vehicles each has', async () => {
  await create();
  const { body } = await app.call('GET /admin/categories', { headers: staff.headers });
  expect(body.data.map(({ slug, vehicles }) => [slug, vehicles])).toEqual([
    ['economy', 1],
    ['luxury', 0],
  ]);
});

test('a chassis number is put right, shared with no other, and the home place is one of the places', async () => {
  const { silom } = await someLocations(app.db);
  const made = await create({ vin: ' mr0-53hy 9305123456', homeLocationId: silom });
  expect(made.body.data).toMatchObject({
    vin: 'MR053HY9305123456',
    homeLocationId: silom,
    homeLocation: { name: 'Silom', nameInThai: 'สีลม' },
  });
  const second = await create({ licensePlate: '1กก 2', vin: 'MR053HY9305123456' });
  expect([second.status, second.problem.error]).toEqual([409, 'fleet.vin-taken']);
  expect((await create({ licensePlate: '1กก 3', vin: 'IOQ' })).problem.messages).toEqual({
    vin: 'Use 6 to 17 letters and digits, without I, O and Q',
  });
  const nowhere = await create({ licensePlate: '1กก 4', homeLocationId: '0197f1a0-0000-7000-8000-00000000000f' });
  expect(nowhere.problem.messages).toEqual({ homeLocationId: 'There is no such location' });
  const { id } = made.body.data;
  const cleared = await change(id, { vin: '', homeLocationId: null, version: 1 });
  expect(cleared.body.data).toMatchObject({ vin: null, homeLocationId: null, homeLocation: null });
  const [changed] = await log(id);
  expect(changed?.changes.map(({ field }) => field)).toEqual(['vin', 'homeLocation']);
});

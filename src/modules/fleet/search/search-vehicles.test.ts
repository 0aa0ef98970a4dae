import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht } from '#kernel/money.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { changedInDatabase } from '#test/builders/booking.ts';
import { bookedVehicle, someCategories, vehicle } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addVehicles, saveRating } from '../index.ts';

const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
const now = '2026-12-01T03:00:00Z';
let app: TestApp;
let ids: Record<'yaris' | 'city' | 'camry' | 'bmw', string>;

beforeAll(async () => {
  app = await freshApp({ now });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate vehicle, category, setting cascade`);
  const { economy, luxury } = await someCategories(app.db);
  const [yaris = '', city = '', camry = '', bmw = ''] = await addVehicles(app.db, [
    vehicle({ categoryId: economy, licensePlate: '1กก 1', featuredOrder: 1 }),
    vehicle({
      categoryId: economy,
      licensePlate: '1กก 2',
      brand: 'Honda',
      model: 'City',
      fuelType: 'hybrid',
      transmission: 'manual',
      dailyRate: fromBaht(1200),
    }),
    vehicle({
      categoryId: luxury,
      licensePlate: '1กก 3',
      model: 'Camry',
      fuelType: 'hybrid',
      dailyRate: fromBaht(2500),
    }),
    vehicle({
      categoryId: luxury,
      licensePlate: '1กก 4',
      brand: 'BMW',
      model: '7 Series',
      seats: 4,
      dailyRate: fromBaht(6000),
    }),
    vehicle({ categoryId: economy, licensePlate: '1กก 5', model: 'In Maintenance', status: 'maintenance' }),
    vehicle({ categoryId: economy, licensePlate: '1กก 6', model: 'Archived', archivedAt: toInstant(now) }),
  ]);
  ids = { yaris, city, camry, bmw };
});

const search = (query: CallOf<'GET /vehicles/available'>['query']) => app.call('GET /vehicles/available', { query });
const modelsOf = (result: Awaited<ReturnType<typeof search>>) => result.body.data.map(({ model }) => model);

test('without dates all that are not in maintenance are on offer, without a quote', async () => {
  await bookedVehicle(app.db, { vehicleId: ids.yaris, from: '2026-12-01', until: '2026-12-31' });
  const result = await search({});
  expect(modelsOf(result)).toEqual(['Yaris', 'City', 'Camry', '7 Series']);
  expect(result.body).toMatchObject({ total: 4, days: null, notFree: [], page: 1, limit: 100 });
  expect(result.body.data[0]?.quote).toBeNull();
});

test('for a period each free vehicle comes with its total, tax in', async () => {
  const { status, body } = await search(dates);
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 4, days: 5, notFree: [] });
  expect(body.data[0]).toMatchObject({
    model: 'Yaris',
    quote: { days: 5, subtotal: 5000, tax: 350, total: 5350, securityDeposit: 5000, depositAmount: 1070 },
  });
});

test('a vehicle that is booked in the period is not listed; it stands below with the reason and when it is free', async () => {
  await bookedVehicle(app.db, { vehicleId: ids.yaris, from: '2026-12-07T10:00', until: '2026-12-12T11:10' });
  const result = await search(dates);
  expect(modelsOf(result)).toEqual(['City', 'Camry', '7 Series']);
  expect(result.body).toMatchObject({
    total: 3,
    notFree: [
      {
        id: ids.yaris,
        conflict: { reason: 'booked', from: '2026-12-07T10:00:00+07:00', until: '2026-12-12T11:10:00+07:00' },
        freeFrom: '2026-12-12T11:30:00+07:00',
      },
    ],
  });
});

test('turnover counts: a return two hours before the next pick-up is soon enough, half an hour later is not', async () => {
  await bookedVehicle(app.db, { vehicleId: ids.yaris, from: '2026-12-10T12:00', until: '2026-12-12' });
  expect((await search(dates)).body.total).toBe(4);
  expect((await search({ ...dates, endDate: '2026-12-10T10:30' })).body.total).toBe(3);
  await writeSettings(app.db, 'booking', { turnoverIntervalHours: 2.5 });
  expect((await search(dates)).body.total).toBe(3);
});

test('the stored end of another rental counts as it is: its own turnover is in it', async () => {
  await bookedVehicle(app.db, { vehicleId: ids.yaris, from: '2026-12-02', until: '2026-12-05T10:00' });
  expect((await search(dates)).body.total).toBe(4);
  expect((await search({ ...dates, startDate: '2026-12-05T09:30' })).body.total).toBe(3);
});

test('an unpaid hold keeps a vehicle only until it ends', async () => {
  const held = { vehicleId: ids.yaris, from: '2026-12-06', until: '2026-12-08' };
  await bookedVehicle(app.db, { ...held, heldUntil: '2026-12-01T10:00:00+07:00' });
  expect((await search(dates)).body.total).toBe(4);
  await changedInDatabase(app, sql`hold_until = '2026-12-01T10:00:01+07:00'`);
  expect((await search(dates)).body.total).toBe(3);
});

test('a category that is switched off takes its vehicles out of the offer', async () => {
  await app.db.execute(sql`update category set is_active = false where slug = 'luxury'`);
  expect(modelsOf(await search(dates))).toEqual(['Yaris', 'City']);
});

test('each filter counts what its values would leave, the other filters applied', async () => {
  await bookedVehicle(app.db, { vehicleId: ids.bmw, from: '2026-12-06', until: '2026-12-08' });
  const { body } = await search({ ...dates, fuelType: 'hybrid', maxPrice: 3000 });
  expect(body.total).toBe(2);
  expect(body.facets).toEqual({
    category: [
      { value: 'economy', count: 1 },
      { value: 'luxury', count: 1 },
    ],
    transmission: [
      { value: 'automatic', count: 1 },
      { value: 'manual', count: 1 },
    ],
    fuelType: [
      { value: 'hybrid', count: 2 },
      { value: 'petrol', count: 1 },
    ],
    seats: [{ value: '4-5', count: 2 }],
  });
});

test('the range of prices ignores the price filter alone', async () => {
  expect((await search({ ...dates, minPrice: 2000 })).body.priceRange).toEqual({ min: 1070, max: 6420 });
  expect((await search({ ...dates, maxPrice: 1000 })).body.priceRange).toEqual({ min: 1070, max: 6420 });
  expect((await search({ ...dates, fuelType: 'hybrid' })).body.priceRange).toEqual({ min: 1284, max: 2675 });
  const nothing = await search({ ...dates, search: 'tuk-tuk' });
  expect(nothing.body).toMatchObject({ total: 0, priceRange: null, prices: [], data: [], totalPages: 0 });
});

test('a price a day is that of the total with tax, by which is filtered and sorted; without dates the daily rate', async () => {
  await app.db.execute(sql`update vehicle set weekly_rate_satang = 420000 where id = ${ids.city}`);
  const week = { ...dates, endDate: '2026-12-12T10:00' };
  const { body } = await search({ ...week, sort: 'price-up' });
  expect(body.data.map(({ model, quote }) => [model, Math.round((quote?.total ?? 0) / 7)])).toEqual([
    ['City', 642],
    ['Yaris', 1070],
    ['Camry', 2675],
    ['7 Series', 6420],
  ]);
  expect(body.priceRange).toEqual({ min: 642, max: 6420 });
  expect(modelsOf(await search({ ...week, minPrice: 642, maxPrice: 1070, sort: 'price-down' }))).toEqual([
    'Yaris',
    'City',
  ]);
  expect(modelsOf(await search({ ...week, minPrice: 643, maxPrice: 1069 }))).toEqual([]);
  expect(modelsOf(await search({ minPrice: 1000, maxPrice: 1200 }))).toEqual(['Yaris', 'City']);
  expect((await search({})).body.priceRange).toEqual({ min: 1000, max: 6000 });
});

test('the free vehicles are counted in steps of price, whatever prices are chosen', async () => {
  await bookedVehicle(app.db, { vehicleId: ids.camry, from: '2026-12-06', until: '2026-12-08' });
  const { body } = await search({ ...dates, maxPrice: 1100 });
  expect(body.total).toBe(1);
  expect(body.prices).toHaveLength(11);
  expect(body.prices.filter(({ count }) => count > 0)).toEqual([
    { from: 1000, until: 1500, count: 2 },
    { from: 6000, until: 6500, count: 1 },
  ]);
});

test('several categories find the vehicles of each; one that is unknown refuses the search', async () => {
  expect(modelsOf(await search({ ...dates, category: ['economy', 'luxury'] }))).toHaveLength(4);
  expect(modelsOf(await search({ ...dates, category: ['Luxury Sedan', ''] }))).toEqual(['Camry', '7 Series']);
  const { status, problem } = await search({ ...dates, category: ['economy', 'spaceships'] });
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['category']]);
});

test('vehicles that are not free stand after the last of the free ones', async () => {
  await bookedVehicle(app.db, { vehicleId: ids.yaris, from: '2026-12-07', until: '2026-12-08' });
  const notFree = async (page: number) => (await search({ ...dates, page, limit: 2 })).body.notFree.map(({ id }) => id);
  expect(await notFree(1)).toEqual([]);
  expect(await notFree(2)).toEqual([ids.yaris]);
});

test.each([
  [{ sort: 'featured' }, ['Yaris', 'City', 'Camry', '7 Series']],
  [{ sort: 'price-up' }, ['Yaris', 'City', 'Camry', '7 Series']],
  [{ sort: 'price-down' }, ['7 Series', 'Camry', 'City', 'Yaris']],
  [{ search: 'toyota' }, ['Yaris', 'Camry']],
  [{ search: 'series BMW' }, ['7 Series']],
  [{ search: 'โตโยต้า' }, ['Yaris', 'Camry']],
  [{ search: 'โตโย camry' }, ['Camry']],
  [{ search: 'โต' }, []],
  [{ category: 'Luxury Sedan', transmission: 'automatic', seats: 5 }, ['Camry']],
  [{ category: 'luxury', seats: '4-5' }, ['Camry', '7 Series']],
  [{ category: 'ECONOMY', minPrice: 1100 }, ['City']],
  [{ page: 2, limit: 3 }, ['7 Series']],
  [{ page: 9 }, []],
] as const)('asked for %o the page has %o', async (query, models) => {
  expect(modelsOf(await search({ ...dates, ...query }))).toEqual(models);
});

test.each(['crv', 'CR-V', 'honda cr v', 'ฮอนด้า cr-v'])('"%s" finds a CR-V', async (text) => {
  await app.db.execute(sql`update vehicle set model = 'CR-V' where id = ${ids.city}`);
  expect(modelsOf(await search({ search: text }))).toEqual(['CR-V']);
});

test('four and five seats are one choice, and eight and more', async () => {
  await app.db.execute(sql`update vehicle set seats = 7 where id = ${ids.city}`);
  await app.db.execute(sql`update vehicle set seats = 11 where id = ${ids.camry}`);
  const { body } = await search({ ...dates, seats: 7 });
  expect(body.data.map(({ model }) => model)).toEqual(['City']);
  expect(body.facets.seats).toEqual([
    { value: '4-5', count: 2 },
    { value: '7', count: 1 },
    { value: '8', count: 1 },
  ]);
  expect(modelsOf(await search({ ...dates, seats: '4-5' }))).toEqual(['Yaris', '7 Series']);
  expect(modelsOf(await search({ ...dates, seats: 5 }))).toEqual(['Yaris']);
  expect(modelsOf(await search({ ...dates, seats: 8 }))).toEqual(['Camry']);
});

test.each(['5-9', 'many', '21', ''])('"%s" is no number of seats', async (seats) => {
  const { status, problem } = await search({ ...dates, seats: seats as '4-5' });
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['seats']]);
});

const rated = (vehicleId: string, count: number, sum: number) =>
  app.step(({ tx }) => saveRating(tx, vehicleId, { count, sum }));

describe('by rating', () => {
  beforeEach(async () => {
    // 4.76 and 4.84 are both shown as 4.8; the vehicle with more ratings comes first.
    await rated(ids.yaris, 25, 121);
    await rated(ids.city, 50, 238);
    await rated(ids.bmw, 1, 5);
  });

  test('the shown average counts, then how many gave it; who has none comes last', async () => {
    for (const query of [dates, {}]) {
      const result = await search({ ...query, sort: 'rating' });
      expect(modelsOf(result)).toEqual(['7 Series', 'City', 'Yaris', 'Camry']);
      expect(result.body.data.map(({ rating }) => rating)).toEqual([
        { average: 5, count: 1 },
        { average: 4.8, count: 50 },
        { average: 4.8, count: 25 },
        { average: null, count: 0 },
      ]);
    }
    const all = await app.call('GET /vehicles', { query: { sort: 'rating' } });
    expect(all.body.data.map(({ model }) => model)).toEqual(['7 Series', 'City', 'Yaris', 'Camry', 'In Maintenance']);
  });

  test('equal ratings keep the order of the featured', async () => {
    await rated(ids.city, 25, 121);
    expect(modelsOf(await search({ ...dates, sort: 'rating', page: 1, limit: 3 }))).toEqual([
      '7 Series',
      'Yaris',
      'City',
    ]);
  });

  test('a taken vehicle stands below with its rating', async () => {
    await bookedVehicle(app.db, { vehicleId: ids.city, from: '2026-12-07T10:00', until: '2026-12-12T11:10' });
    const { body } = await search({ ...dates, sort: 'rating' });
    expect(body.notFree).toMatchObject([{ model: 'City', rating: { average: 4.8, count: 50 } }]);
  });

  test('with reviews off it is the featured order, without a rating', async () => {
    await app.step(({ tx }) => writeSettings(tx, 'features', { enableReviews: false }));
    const result = await search({ ...dates, sort: 'rating' });
    expect(modelsOf(result)).toEqual(['Yaris', 'City', 'Camry', '7 Series']);
    expect(result.body.data.map(({ rating }) => rating)).toEqual([null, null, null, null]);
    const free = await app.call('GET /availability/vehicles', { query: dates });
    expect(free.body.data.map(({ rating }) => rating)).toEqual([null, null, null, null]);
    const all = await app.call('GET /vehicles', { query: { sort: 'rating' } });
    expect(all.body.data[0]).toMatchObject({ model: 'Yaris', rating: null });
  });
});

test('with a page there are 24 to a page', async () => {
  expect((await search({ ...dates, page: 1 })).body).toMatchObject({ page: 1, limit: 24, totalPages: 1 });
});

test.each([
  [{ startDate: '2026-12-05' }, { endDate: 'Return date is required' }],
  [{ endDate: '2026-12-05' }, { startDate: 'Pickup date is required' }],
  [{ startDate: '2026-12-05', endDate: '2026-12-05' }, { endDate: 'Return date must be after pickup date' }],
  [{ startDate: '2026-02-30', endDate: '2026-12-05' }, { startDate: 'Use a date such as 2026-12-01' }],
])('the dates %o are refused at their field', async (query, fields) => {
  const { status, problem } = await search(query);
  expect(status).toBe(422);
  expect(problem.messages).toEqual(fields);
});

test('dates in the past are answered: a search is advice', async () => {
  expect((await search({ startDate: '2020-01-01', endDate: '2020-01-03' })).status).toBe(200);
});

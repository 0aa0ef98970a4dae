import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht } from '#kernel/money.ts';
import { encodePicture } from '#platform/pictures/encode-picture.ts';
import { someCategories, someLocations, vehicle } from '#test/builders/fleet.ts';
import { jpeg, pictureRow } from '#test/builders/pictures.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addVehicles } from './index.ts';

const nobody = '0197f1a0-0000-7000-8000-000000000000';
const now = '2026-12-01T03:00:00Z';
let app: TestApp;
let yaris: string;
let gone: string;

beforeAll(async () => {
  // A Tuesday morning in Bangkok.
  app = await freshApp({ now });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate vehicle, category, location cascade`);
  const { economy, luxury } = await someCategories(app.db);
  const [first = '', , , archived = ''] = await addVehicles(app.db, [
    vehicle({
      categoryId: economy,
      licensePlate: '1กก 1',
      featuredOrder: 1,
      weeklyRate: fromBaht(6000),
      description: 'Small and thrifty',
    }),
    vehicle({
      categoryId: luxury,
      licensePlate: '1กก 2',
      brand: 'BMW',
      model: '5 Series',
      bodyType: 'luxury',
      dailyRate: fromBaht(5900),
    }),
    vehicle({ categoryId: economy, licensePlate: '1กก 3', model: 'Vios', bodyType: 'sedan', status: 'maintenance' }),
    vehicle({ categoryId: economy, licensePlate: '1กก 4', archivedAt: toInstant(now) }),
  ]);
  yaris = first;
  gone = archived;
});

test('a vehicle shows its facts and the rates that count', async () => {
  const { status, body } = await app.call('GET /vehicles/:id', { params: { id: yaris } });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: yaris,
    brand: 'Toyota',
    model: 'Yaris',
    category: {
      slug: 'economy',
      name: 'Economy',
      nameInThai: 'ประหยัด',
      securityDeposit: 5000,
      minimumDriverAge: 21,
    },
    dailyRate: 1000,
    weeklyRate: 6000,
    monthlyRate: null,
    rates: { daily: 1000, weekly: 6000, monthly: 30_000 },
    description: { en: 'Small and thrifty', th: null },
    status: 'available',
  });
});

test('of its images those that are photographs of ours come with their sizes', async () => {
  const encoded = await encodePicture(await jpeg(700, 500));
  if ('problem' in encoded) throw new Error(encoded.problem);
  const url = await pictureRow(app, encoded.encoded);
  const images = [
    '/drawings/suv.svg',
    url,
    'https://elsewhere.example/a.jpg',
    '/pictures/0197f1a0-0000-4000-8000-000000000000',
  ];
  await app.db.execute(sql`update vehicle set images = ${`{${images.join(',')}}`} where id = ${yaris}`);
  const { body } = await app.call('GET /vehicles/:id', { params: { id: yaris } });
  expect(body.data.images).toEqual(images);
  expect(body.data.photos).toEqual([
    { url, width: 700, height: 500, widths: [320, 640], placeholder: encoded.encoded.placeholder },
  ]);
  const { body: list } = await app.call('GET /vehicles');
  expect(list.data.map(({ photos }) => photos.length)).toEqual([1, 0, 0]);
});

test('a vehicle that is unknown or archived is not found', async () => {
  for (const id of [nobody, gone]) {
    const { status, problem } = await app.call('GET /vehicles/:id', { params: { id } });
    expect(status).toBe(404);
    expect(problem).toMatchObject({ error: 'fleet.vehicle-not-found', message: 'Vehicle Not Found' });
  }
});

test('the list has every vehicle but the archived, whatever its status', async () => {
  const { body } = await app.call('GET /vehicles');
  expect(body).toMatchObject({ total: 3, page: 1, limit: 100, totalPages: 1 });
  expect(body.data.map(({ model }) => model)).toEqual(['Yaris', '5 Series', 'Vios']);
  const second = await app.call('GET /vehicles', { query: { page: 2, limit: 2 } });
  expect(second.body.data.map(({ model }) => model)).toEqual(['Vios']);
});

const unknown = 'This call takes nothing of this name';

test.each([
  [{ category: 'LUXURY sedan' }, ['5 Series']],
  [{ category: 'economy', search: 'toyota vi' }, ['Vios']],
  [{ search: '100%' }, []],
  [{ maxPrice: 1000, sort: 'price-down' }, ['Yaris', 'Vios']],
  [{ bodyType: 'luxury' }, ['5 Series']],
  [{ sort: 'price-down' }, ['5 Series', 'Yaris', 'Vios']],
] as const)('the list narrowed by %o has %o', async (query, models) => {
  const { body } = await app.call('GET /vehicles', { query });
  expect(body.data.map(({ model }) => model)).toEqual(models);
});

test('a category is found by its id too', async () => {
  const categoryId = (await app.call('GET /vehicle-categories')).body.data.find(({ slug }) => slug === 'luxury')?.id;
  for (const query of [{ category: `${categoryId}` }, { categoryId }])
    expect((await app.call('GET /vehicles', { query })).body.data.map(({ model }) => model)).toEqual(['5 Series']);
});

test.each([
  [{ category: 'spaceships' }, { category: 'There is no such category' }],
  [{ categoryId: '0197f1a0-0000-7000-8000-000000000001' }, { categoryId: 'There is no such category' }],
  [{ minPrice: 2000, maxPrice: 900 }, { maxPrice: 'The highest price must not be below the lowest' }],
  [
    { place: 'Nowhere', pickupDate: '2026-12-01' },
    { place: unknown, pickupDate: unknown },
  ],
] as [object, object][])('a search for %j is refused by name', async (query, messages) => {
  for (const route of ['GET /vehicles', 'GET /vehicles/available'] as const)
    expect((await app.call(route, { query })).problem.messages).toEqual(messages);
});

test('the list counts and prices exactly the vehicles in it, also those in maintenance', async () => {
  await app.db.execute(sql`update vehicle set daily_rate_satang = 79000, seats = 4 where model = 'Vios'`);
  const { body } = await app.call('GET /vehicles', { query: { search: 'vios' } });
  expect(body).toMatchObject({ total: 1, priceRange: { min: 790, max: 790 } });
  expect(body.facets).toEqual({
    category: [{ value: 'economy', count: 1 }],
    transmission: [{ value: 'automatic', count: 1 }],
    fuelType: [{ value: 'petrol', count: 1 }],
    seats: [{ value: '4-5', count: 1 }],
  });
  const { body: narrowed } = await app.call('GET /vehicles', { query: { category: 'economy', maxPrice: 900 } });
  expect(narrowed).toMatchObject({ total: 1, priceRange: { min: 790, max: 1000 } });
  expect(narrowed.facets.category).toEqual([
    { value: 'economy', count: 1 },
    { value: 'luxury', count: 0 },
  ]);
});

test('categories count the vehicles that the list has of them, and name the lowest rate', async () => {
  const { body: list } = await app.call('GET /vehicles', { query: { category: 'economy' } });
  expect(list.total).toBe(2);
  const { body } = await app.call('GET /vehicle-categories');
  expect(body.data).toMatchObject([
    { slug: 'economy', vehicles: 2, seats: 5, luggage: 2, fromDailyRate: 1000 },
    { slug: 'luxury', vehicles: 1, fromDailyRate: 5900 },
  ]);
});

test('a category without a vehicle has no lowest rate', async () => {
  await app.db.execute(sql`update vehicle set archived_at = now()`);
  const { body } = await app.call('GET /vehicle-categories');
  expect(body.data[0]).toMatchObject({ vehicles: 0, seats: null, luggage: null, fromDailyRate: null });
});

test('seats, luggage and rate of a category are those of the same vehicles, scooters too', async () => {
  const { economy, scooters } = await withScooters();
  await addVehicles(app.db, [
    vehicle({ categoryId: economy, licensePlate: '1กก 7', bodyType: 'scooter', seats: 2, dailyRate: fromBaht(250) }),
    vehicle({ categoryId: economy, licensePlate: '1กก 8', seats: 7, luggage: 1, dailyRate: fromBaht(1500) }),
    vehicle({ categoryId: scooters, licensePlate: '1กก 9', bodyType: 'scooter', seats: 2, dailyRate: fromBaht(200) }),
  ]);
  const { body } = await app.call('GET /vehicle-categories');
  const result = body.data.map(({ slug, seats, fromDailyRate }) => [slug, seats, fromDailyRate]);
  expect(result).toContainEqual(['economy', 7, 250]);
  expect(result).toContainEqual(['luxury', 2, 200]);
  expect(body.data.find(({ slug }) => slug === 'economy')?.luggage).toBe(2);
});

/** Leaves only scooters in the luxury category. */
const withScooters = async () => {
  await app.db.execute(sql`delete from vehicle where body_type = 'luxury'`);
  const { body } = await app.call('GET /vehicle-categories');
  const idOf = (slug: string) => body.data.find((one) => one.slug === slug)?.id ?? '';
  return { economy: idOf('economy'), scooters: idOf('luxury') };
};

test('the nine body types are named, each with how many are on offer', async () => {
  const { body } = await app.call('GET /vehicle-types');
  expect(body.data).toHaveLength(9);
  expect(body.data.filter(({ vehicles }) => vehicles > 0)).toEqual([
    { id: 'hatchback', name: 'Hatchback', vehicles: 1 },
    { id: 'luxury', name: 'Luxury', vehicles: 1 },
  ]);
});

test('the ids of what is on offer come at once, for the sitemap', async () => {
  const offered = await app.call('GET /vehicles/available', { query: { limit: 100 } });
  const { body } = await app.call('GET /vehicles/ids');
  expect(body.data).toEqual(offered.body.data.map(({ id }) => id));
  expect(body.data.length).toBeGreaterThan(0);
});

test('locations come in their order with the hours of today', async () => {
  await someLocations(app.db);
  await app.db.execute(sql`insert into location (name, address, city, active) values ('Closed shop', 'x', 'y', false)`);
  const { body } = await app.call('GET /locations');
  expect(body.data).toMatchObject([
    { name: 'Suvarnabhumi Airport', addressInThai: null, hoursToday: '24/7', isAirport: true },
    {
      name: 'Silom',
      nameInThai: 'สีลม',
      address: '1 Silom Road',
      addressInThai: '1 ถนนสีลม กรุงเทพฯ 10500',
      hoursToday: '8:30-18:00',
      isAirport: false,
    },
  ]);
});

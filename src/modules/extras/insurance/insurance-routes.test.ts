import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fullCover } from '#test/builders/extras.ts';
import { oneVehicle } from '#test/builders/fleet.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicle: Awaited<ReturnType<typeof oneVehicle>>;
let packageId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-12-01T10:00' });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate vehicle, category, insurance_package, insurance_option cascade`);
  vehicle = await oneVehicle(app.db);
  packageId = await fullCover(app.db, vehicle.categoryId);
});

const price = (changes: object = {}) =>
  app.call('POST /insurance/calculate-price', {
    body: {
      packageId,
      categoryId: vehicle.categoryId,
      startDate: '2026-12-05T10:00',
      endDate: '2026-12-14T10:00',
      ...changes,
    },
  });

test('cover costs by itself what its line in a quote costs, and says which tier it is', async () => {
  const { body } = await price();
  expect(body.data).toEqual({
    packageId,
    categoryId: vehicle.categoryId,
    days: 9,
    totalCost: 3200,
    pricingTier: 'weekly',
    rate: 2400,
    breakdown: { months: 0, weeks: 1, days: 2, monthlyTotal: 0, weeklyTotal: 2400, dailyTotal: 800 },
    savings: 400,
  });
  const quote = await app.call('POST /booking-pricing/calculate', {
    body: {
      vehicleId: vehicle.vehicleId,
      startDate: '2026-12-05T10:00',
      endDate: '2026-12-14T10:00',
      selectedInsurance: { packageId },
    },
  });
  const all = await app.call('POST /insurance/calculate-multiple-prices', {
    body: { categoryId: vehicle.categoryId, startDate: '2026-12-05T10:00', endDate: '2026-12-14T10:00' },
  });
  expect(all.body.data).toEqual([body.data]);
  const lines = quote.body.data.lines.filter(({ kind }) => kind === 'insurance');
  expect(lines.map(({ amount }) => amount)).toEqual([2400, 800]);
});

test('ISO texts with an offset are the same moments, and a started day counts', async () => {
  const { body } = await price({ startDate: '2026-12-05T03:00:00.000Z', endDate: '2026-12-06T03:30:00Z' });
  expect(body.data).toMatchObject({ days: 2, totalCost: 800, pricingTier: 'daily', rate: 400, savings: 0 });
});

test.each([
  [{ endDate: '2026-12-05T10:00' }, { endDate: 'Return date must be after pickup date' }],
  [
    { categoryId: '0197f1a0-0000-7000-8000-000000000001' },
    { packageId: 'This insurance is not sold for the category' },
  ],
])('%j has no price', async (changes, fields) => {
  expect(await price(changes)).toMatchObject({ status: 422, problem: { messages: fields } });
});

test('a package that is switched off is neither priced nor shown', async () => {
  const shown = () => app.call('GET /insurance/packages/:id/public', { params: { id: packageId } });
  expect((await shown()).body.data).toMatchObject({
    name: 'Full cover',
    packageOptions: [{ insuranceOption: { code: 'CDW', name: 'Collision damage waiver' } }],
    pricing: [{ category: { id: vehicle.categoryId, name: 'Economy', nameInThai: 'ประหยัด' }, dailyRate: 400 }],
  });
  await app.db.execute(sql`update insurance_package set is_active = false`);
  expect(await shown()).toMatchObject({ status: 404, problem: { error: 'extras.insurance-not-found' } });
  expect((await price()).status).toBe(422);
});

test('the categories come in their order with how many packages are sold for each', async () => {
  const { body } = await app.call('GET /insurance/categories');
  expect(body.data.map(({ name, packages, displayOrder }) => [name, packages, displayOrder])).toEqual([
    ['Economy', 1, 1],
    ['Luxury Sedan', 0, 2],
  ]);
  await app.db.execute(sql`update insurance_package set is_active = false`);
  expect((await app.call('GET /insurance/categories')).body.data[0]?.packages).toBe(0);
  await app.db.execute(sql`update category set is_active = false where slug = 'luxury'`);
  expect((await app.call('GET /insurance/categories')).body.data.map(({ name }) => name)).toEqual(['Economy']);
});

test('staff see options and packages that are switched off too, and find them by words', async () => {
  await app.db.execute(sql`update insurance_package set is_active = false`);
  const headers = await signedIn(app, 'STAFF');
  const options = await app.call('GET /insurance/options', { headers, query: { search: 'collision' } });
  expect(options.body).toMatchObject({
    total: 1,
    data: [{ code: 'CDW', defaultDeductible: 10_000, coverage: [], isActive: true }],
  });
  expect((await app.call('GET /insurance/options', { headers, query: { status: 'inactive' } })).body.data).toEqual([]);
  const packages = await app.call('GET /insurance/packages', { headers, query: { status: 'inactive', page: 1 } });
  expect(packages.body).toMatchObject({
    total: 1,
    totalPages: 1,
    data: [{ name: 'Full cover', isActive: false, displayOrder: 0, pricing: [{ dailyRate: 400 }] }],
  });
  expect((await app.call('GET /insurance/packages', { headers, query: { search: 'tyres' } })).body.data).toEqual([]);
  for (const column of ['description_th', 'short_description_th']) {
    await app.db.execute(sql`update insurance_package set ${sql.raw(column)} = 'คุ้มครองยางรถ'`);
    const inThai = await app.call('GET /insurance/packages', { headers, query: { search: 'ยางรถ' } });
    expect([column, inThai.body.total]).toEqual([column, 1]);
    await app.db.execute(sql`update insurance_package set ${sql.raw(column)} = null`);
  }
});

test.each(['GET /insurance/options', 'GET /insurance/packages'] as const)('%s is for staff alone', async (route) => {
  expect((await app.call(route)).status).toBe(401);
  expect((await app.call(route, { headers: await signedIn(app, 'CUSTOMER') })).status).toBe(403);
});

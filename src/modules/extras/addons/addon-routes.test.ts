import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { smallBusiness } from '#test/builders/booking.ts';
import { someAddons } from '#test/builders/extras.ts';
import { bookingRow, period } from '#test/builders/fleet.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addAddons, reserveAddons } from '../index.ts';

let app: TestApp;
let business: Awaited<ReturnType<typeof smallBusiness>>;
let byName: Record<string, string>;

beforeAll(async () => {
  app = await freshApp({ now: '2026-12-01T10:00' });
  business = await smallBusiness(app);
  await app.step(({ tx }) => someAddons(tx));
  const { rows } = await app.db.execute<{ id: string; name: string }>(sql`select id, name from addon`);
  byName = Object.fromEntries(rows.map(({ id, name }) => [name, id]));
});
afterAll(() => app.close());

const idOf = (name: string) => byName[name] ?? '';
const price = (addonId: string, rentalDays: number, quantity?: number) =>
  app.call('POST /addons/calculate-price', { body: { addonId, rentalDays, quantity } });

test('the add-ons of one category come alone, and an unknown category is refused', async () => {
  const { body } = await app.call('GET /addons/category/:category', { params: { category: 'safety' } });
  expect(body.data.map(({ name }) => name)).toEqual(['Child seat']);
  const none = await app.call('GET /addons/category/:category', { params: { category: 'insurance' } });
  expect(none.body.data).toEqual([]);
  const { status } = await app.call('GET /addons/category/:category', { params: { category: 'toys' as 'safety' } });
  expect(status).toBe(422);
});

test.each([
  [3, true],
  [4, false],
])('of three child seats %i may be taken: %s', async (quantity, available) => {
  const { body } = await app.call('GET /addons/:id/availability', {
    params: { id: idOf('Child seat') },
    query: { quantity },
  });
  expect(body.data).toMatchObject({ addonName: 'Child seat', quantity, available, availableStock: 3 });
  expect(body.message).toBe(available ? undefined : 'Only 3 Child seat available in stock.');
});

test('over a period only what is left of the stock may be taken, and one is asked for where nothing is said', async () => {
  const during = period('2026-12-06T10:00', '2026-12-08T10:00');
  const bookingId = await bookingRow(app.db, business.vehicleId, during);
  const requested = [{ addonId: idOf('Child seat'), quantity: 3 }];
  await app.step(({ tx, now }) => reserveAddons(tx, { bookingId, during, heldUntil: null, now, requested }));
  const check = async (startDate: string, endDate: string) => {
    const params = { id: idOf('Child seat') };
    return (await app.call('GET /addons/:id/availability', { params, query: { startDate, endDate } })).body.data;
  };
  expect(await check('2026-12-05', '2026-12-07')).toMatchObject({ quantity: 1, available: false, availableStock: 0 });
  expect(await check('2026-12-09', '2026-12-10')).toMatchObject({ available: true, availableStock: 3 });
});

test('an add-on that is not stock-kept may be taken in any number, one that is not on the website not at all', async () => {
  const gps = await app.call('GET /addons/:id/availability', { params: { id: idOf('GPS') }, query: { quantity: 900 } });
  expect(gps.body.data).toMatchObject({ available: true, availableStock: null });
  const roofBox = await app.call('GET /addons/:id/availability', { params: { id: idOf('Roof box') } });
  expect(roofBox.problem).toMatchObject({ error: 'extras.addon-not-found' });
  expect(roofBox.status).toBe(404);
});

test('an add-on without any price is not offered, one whose price is 0 is free', async () => {
  const unpriced = { category: 'service' as const, sortOrder: 9 };
  const [none = '', free = '', fixed = ''] = await app.step(({ tx }) =>
    addAddons(tx, [
      { ...unpriced, name: 'Fish tank' },
      { ...unpriced, name: 'Umbrella', dailyPrice: fromBaht(0) },
      { ...unpriced, name: 'Poncho', useFixedPricing: true, fixedPrice: fromBaht(0) },
    ]),
  );
  const { body } = await app.call('GET /addons/available', {});
  expect(body.data.map(({ name }) => name)).toEqual(['Child seat', 'GPS', 'Poncho', 'Umbrella']);
  const statuses = await Promise.all([none, free, fixed].map(async (id) => (await price(id, 5)).status));
  expect(statuses).toEqual([422, 200, 200]);
  await app.db.execute(sql`delete from addon where sort_order = 9`);
});

test('an add-on costs by itself what its line in a quote costs, and says in which way', async () => {
  const { body } = await price(idOf('Child seat'), 14, 2);
  expect(body.data).toEqual({
    addonId: idOf('Child seat'),
    addonName: 'Child seat',
    quantity: 2,
    totalPrice: 2000,
    pricingType: 'weekly',
    savings: 800,
    breakdown: { months: 0, weeks: 2, days: 0, monthlyTotal: 0, weeklyTotal: 2000, dailyTotal: 0 },
  });
  const quote = await app.call('POST /booking-pricing/calculate', {
    body: {
      vehicleId: business.vehicleId,
      startDate: '2026-12-05T10:00',
      endDate: '2026-12-19T10:00',
      selectedAddons: [{ addonId: idOf('Child seat'), quantity: 2 }],
    },
  });
  expect(quote.body.data.lines.find(({ kind }) => kind === 'addon')).toMatchObject({ amount: 2000, unit: 'week' });
});

test('several add-ons are priced in the order in which they were asked for', async () => {
  const { body } = await app.call('POST /addons/calculate-multiple-prices', {
    body: [
      { addonId: idOf('GPS'), rentalDays: 5, quantity: 2 },
      { addonId: idOf('Child seat'), rentalDays: 5 },
    ],
  });
  expect(body.data.map(({ addonName, totalPrice, pricingType }) => [addonName, totalPrice, pricingType])).toEqual([
    ['GPS', 600, 'fixed'],
    ['Child seat', 500, 'daily'],
  ]);
});

test('what is not on the website has no price, and the refusal names it', async () => {
  expect(await price(idOf('Roof box'), 5)).toMatchObject({
    status: 422,
    problem: { messages: { addonId: 'This add-on is not available' } },
  });
  const { problem } = await app.call('POST /addons/calculate-multiple-prices', {
    body: [
      { addonId: idOf('GPS'), rentalDays: 5 },
      { addonId: business.vehicleId, rentalDays: 5 },
    ],
  });
  expect(problem.messages).toEqual({ '1.addonId': 'This add-on is not available' });
});

test.each([
  [{ rentalDays: 0 }, { rentalDays: 'Choose at least one day' }],
  [{ rentalDays: 5, quantity: 0 }, { quantity: 'Choose at least one' }],
])('%j is refused at its field', async (body, fields) => {
  const answer = await app.call('POST /addons/calculate-price', { body: { addonId: idOf('GPS'), ...body } });
  expect(answer).toMatchObject({ status: 422, problem: { messages: fields } });
});

test('staff see every add-on that is not archived, and filter them; nobody else does', async () => {
  const [archived = ''] = await app.step(({ tx }) =>
    addAddons(tx, [{ name: 'Fax machine', category: 'service', isActive: false }]),
  );
  const headers = await signedIn(app, 'STAFF');
  const names = async (query: object) =>
    (await app.call('GET /addons', { headers, query })).body.data.map(({ name }) => name);
  expect(await names({})).toEqual(['Fax machine', 'Child seat', 'GPS', 'Roof box']);
  expect(await names({ category: 'equipment' })).toEqual(['GPS', 'Roof box']);
  expect(await names({ status: 'inactive' })).toEqual(['Fax machine']);
  expect(await names({ isActive: 'true', search: 'seat' })).toEqual(['Child seat']);
  expect(await names({ page: 2, limit: 3 })).toEqual(['Roof box']);
  await app.db.execute(sql`update addon set archived_at = now() where id = ${archived}`);
  expect(await names({ search: 'fax' })).toEqual([]);
  await app.db.execute(sql`update addon set description_th = 'พร้อมสายชาร์จ' where name = 'GPS'`);
  expect(await names({ search: 'สายชาร์จ' })).toEqual(['GPS']);
  expect((await app.call('GET /addons')).status).toBe(401);
  expect((await app.call('GET /addons', { headers: await signedIn(app, 'CUSTOMER') })).status).toBe(403);
});

test('the office’s list says what the website does not', async () => {
  const { body } = await app.call('GET /addons', {
    headers: await signedIn(app, 'STAFF'),
    query: { search: 'Roof box', page: 1 },
  });
  expect(body).toMatchObject({ page: 1, total: 1, totalPages: 1 });
  expect(body.data[0]).toMatchObject({ showOnWebsite: false, isActive: true, sortOrder: 3, adminNotes: '' });
});

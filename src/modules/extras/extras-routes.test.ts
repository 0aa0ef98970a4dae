import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fullCover, someAddons } from '#test/builders/extras.ts';
import { bookingRow, oneVehicle, period } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { findInsurancePackage, keepAddons, releaseAddons, reserveAddons } from './index.ts';

const now = '2026-12-01T03:00:00Z';
let app: TestApp;
let addons: Awaited<ReturnType<typeof someAddons>>;
let vehicle: Awaited<ReturnType<typeof oneVehicle>>;
const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };

beforeAll(async () => {
  app = await freshApp({ now });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate vehicle, category, addon, insurance_package, insurance_option cascade`);
  addons = await someAddons(app.db);
  vehicle = await oneVehicle(app.db);
});

const stock = async (query: object = {}) => {
  const { body } = await app.call('GET /addons/available', { query });
  return Object.fromEntries(body.data.map(({ name, availableStock }) => [name, availableStock]));
};

type Taken = { quantity: number; from?: string; until?: string; heldUntil?: string | null };

const take = async ({ quantity, from = '2026-12-06', until = '2026-12-08', heldUntil = null }: Taken) => {
  const during = period(from, until);
  const bookingId = await bookingRow(app.db, vehicle.vehicleId, during);
  await app.step(({ tx, now }) =>
    reserveAddons(tx, {
      bookingId,
      during,
      heldUntil: heldUntil === null ? null : toInstant(heldUntil),
      now,
      requested: [{ addonId: addons.childSeat, quantity }],
    }),
  );
  return bookingId;
};

test('the add-ons of the website come in their order, with their prices', async () => {
  const { body } = await app.call('GET /addons/available');
  expect(body.data).toMatchObject([
    {
      name: 'Child seat',
      nameInThai: 'เบาะนั่งเด็ก',
      dailyPrice: 100,
      weeklyPrice: 500,
      monthlyPrice: null,
      maxQuantity: 10,
      currentStock: 3,
      availableStock: 3,
    },
    { name: 'GPS', useFixedPricing: true, fixedPrice: 300, maxQuantity: null, availableStock: null },
  ]);
});

test('over a period only what is free all the time is available', async () => {
  await take({ quantity: 2 });
  expect(await stock(dates)).toEqual({ 'Child seat': 1, GPS: null });
  expect(await stock({ startDate: '2026-12-08', endDate: '2026-12-09' })).toEqual({ 'Child seat': 3, GPS: null });
});

test('a hold that is over frees its units, a booking that is kept does not', async () => {
  const bookingId = await take({ quantity: 2, heldUntil: '2026-12-01T10:00' });
  expect(await stock(dates)).toMatchObject({ 'Child seat': 3 });
  await keepAddons(app.db, bookingId);
  expect(await stock(dates)).toMatchObject({ 'Child seat': 1 });
  await releaseAddons(app.db, bookingId);
  expect(await stock(dates)).toMatchObject({ 'Child seat': 3 });
});

test('nobody takes more than is in stock at any moment of the rental', async () => {
  await take({ quantity: 2 });
  await take({ quantity: 3, from: '2026-12-08', until: '2026-12-09' });
  await expect(take({ quantity: 2, from: '2026-12-05', until: '2026-12-07' })).rejects.toMatchObject({
    status: 409,
    code: 'booking.addon-sold-out',
    message: 'Only 1 Child seat available in stock.',
    fields: { selectedAddons: { code: 'booking.addon-sold-out', params: { units: '1', name: 'Child seat' } } },
    details: { units: 1, name: { en: 'Child seat', th: 'เบาะนั่งเด็ก' } },
  });
  await take({ quantity: 1, from: '2026-12-05', until: '2026-12-07' });
});

test('an add-on that is named twice is counted together', async () => {
  const bookingId = await bookingRow(app.db, vehicle.vehicleId, period('2026-12-06', '2026-12-08'));
  const twice = [2, 2].map((quantity) => ({ addonId: addons.childSeat, quantity }));
  const during = period('2026-12-06', '2026-12-08');
  const both = app.step(({ tx, now }) =>
    reserveAddons(tx, { bookingId, during, heldUntil: null, now, requested: twice }),
  );
  await expect(both).rejects.toMatchObject({ code: 'booking.addon-sold-out' });
});

test('twenty customers at once get no more child seats than there are', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => take({ quantity: 1 })));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await stock(dates)).toMatchObject({ 'Child seat': 0 });
});

test('one end of a period alone is refused at the other’s field', async () => {
  const { status, problem } = await app.call('GET /addons/available', { query: { startDate: '2026-12-05' } });
  expect(status).toBe(422);
  expect(problem).toMatchObject({ messages: { endDate: 'Return date is required' } });
});

test('a category is shown the packages that are sold for it, with their covers and rates', async () => {
  const packageId = await fullCover(app.db, vehicle.categoryId);
  const { body } = await app.call('GET /insurance/packages/category/:categoryId', {
    params: { categoryId: vehicle.categoryId },
  });
  expect(body.data).toMatchObject([
    {
      id: packageId,
      name: 'Full cover',
      paymentOption: 'online',
      packageOptions: [{ deductible: 0, maxCoverage: 100_000, insuranceOption: { code: 'CDW' } }],
      pricing: [{ category: { id: vehicle.categoryId }, dailyRate: 400, weeklyRate: 2400, monthlyRate: null }],
    },
  ]);
});

test('a package is not sold for another category, nor when it is switched off', async () => {
  const packageId = await fullCover(app.db, vehicle.categoryId);
  const other = await app.call('GET /insurance/packages/category/:categoryId', { params: { categoryId: packageId } });
  expect(other.body.data).toEqual([]);
  const findPackage = () => findInsurancePackage(app.db, { packageId, categoryId: vehicle.categoryId });
  expect(await findPackage()).toMatchObject({ name: { en: 'Full cover' }, rates: { daily: 40_000 } });
  await app.db.execute(sql`update insurance_package set is_active = false`);
  expect(await findPackage()).toBeUndefined();
});

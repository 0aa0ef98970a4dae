import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { someCategories, vehicle } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addVehicles, saveAtHandOver } from '../index.ts';

let app: TestApp;
let handedOver: string;

beforeAll(async () => {
  app = await freshApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate vehicle, category cascade`);
  const { economy: categoryId } = await someCategories(app.db);
  const plates = ['1กก 1', '1กก 2'];
  const rows = plates.map((licensePlate) => vehicle({ categoryId, licensePlate, mileage: 9000 }));
  [handedOver = ''] = await addVehicles(app.db, rows);
});

const fleet = async () => {
  const { rows } = await app.db.execute(sql`
    select license_plate as plate, status, mileage, version from vehicle order by license_plate`);
  return rows;
};
const another = { plate: '1กก 2', status: 'available', mileage: 9000, version: 1 };

test.each([
  [
    { status: 'rented' as const, mileage: 12_000 },
    { status: 'rented', mileage: 12_000, version: 2 },
  ],
  [{ status: 'rented' as const }, { status: 'rented', mileage: 9000, version: 2 }],
  [{ mileage: 12_000 }, { status: 'available', mileage: 12_000, version: 2 }],
  [{}, { status: 'available', mileage: 9000, version: 1 }],
])('a hand-over that notes %j changes that of its vehicle alone', async (noted, left) => {
  await app.step(({ tx }) => saveAtHandOver(tx, handedOver, noted));
  expect(await fleet()).toEqual([{ plate: '1กก 1', ...left }, another]);
});

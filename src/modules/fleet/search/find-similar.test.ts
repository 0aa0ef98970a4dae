import { afterAll, beforeAll, expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht } from '#kernel/money.ts';
import { bookedVehicle, someCategories, vehicle } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addVehicles } from '../index.ts';

const now = '2026-12-01T03:00:00Z';
const nobody = '0197f1a0-0000-7000-8000-000000000000';
let app: TestApp;
let ids: Record<'yaris' | 'swift' | 'resting', string>;

beforeAll(async () => {
  app = await freshApp({ now });
  const { economy, luxury } = await someCategories(app.db);
  const economyCar = (model: string, licensePlate: string, values = {}) =>
    vehicle({ categoryId: economy, model, licensePlate, ...values });
  const [yaris = '', swift = '', , , resting = ''] = await addVehicles(app.db, [
    economyCar('Yaris', '1กก 1'),
    economyCar('Swift', '1กก 2', { dailyRate: fromBaht(1100) }),
    economyCar('City', '1กก 3', { dailyRate: fromBaht(1200), bodyType: 'sedan' }),
    economyCar('Yaris', '1กก 4', { color: 'blue' }),
    economyCar('Resting', '1กก 5', { status: 'maintenance' }),
    economyCar('Archived', '1กก 6', { archivedAt: toInstant(now) }),
    vehicle({
      categoryId: luxury,
      model: 'Camry',
      licensePlate: '1กก 7',
      bodyType: 'sedan',
      dailyRate: fromBaht(2500),
    }),
  ]);
  ids = { yaris, swift, resting };
  await bookedVehicle(app.db, { vehicleId: swift, from: '2026-12-10T11:00', until: '2026-12-12T12:00' });
});
afterAll(() => app.close());

const similarTo = (id: string, query = {}) => app.call('GET /vehicles/:id/similar', { params: { id }, query });
const modelsOf = ({ body }: Awaited<ReturnType<typeof similarTo>>) => body.data.map(({ model }) => model);

test('without dates, similar vehicles are those on offer, without a quote', async () => {
  const similar = await similarTo(ids.yaris);
  expect(modelsOf(similar)).toEqual(['Swift', 'City', 'Yaris']);
  expect(similar.body.data.map(({ quote }) => quote)).toEqual([null, null, null]);
  expect(similar.body.data.some(({ id }) => id === ids.yaris)).toBe(false);
});

test('with dates they are free for all of them, turnover counted, and have their totals', async () => {
  const free = await similarTo(ids.yaris, { startDate: '2026-12-05T10:00', endDate: '2026-12-10T09:00' });
  expect(modelsOf(free)).toEqual(['Swift', 'City', 'Yaris']);
  expect(free.body.data[0]?.quote).toMatchObject({ days: 5, total: 5885 });
  const until = await similarTo(ids.yaris, { startDate: '2026-12-05T10:00', endDate: '2026-12-10T09:30' });
  expect(modelsOf(until)).toEqual(['City', 'Yaris']);
});

test('a vehicle in maintenance has similar ones too', async () => {
  expect(modelsOf(await similarTo(ids.resting))).toEqual(['Yaris', 'Swift', 'City', 'Yaris']);
});

test('there is nothing similar to a vehicle that there is not, and dates must be a period', async () => {
  expect((await similarTo(nobody)).problem).toMatchObject({ error: 'fleet.vehicle-not-found' });
  const backwards = await similarTo(ids.yaris, { startDate: '2026-12-10', endDate: '2026-12-05' });
  expect(backwards.problem).toMatchObject({ messages: { endDate: 'Return date must be after pickup date' } });
  expect((await similarTo(ids.yaris, { startDate: '2026-12-10' })).status).toBe(422);
});

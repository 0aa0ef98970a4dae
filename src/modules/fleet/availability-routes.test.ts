import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookedVehicle, oneVehicle, period, vehicle } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addVehicles, blockForMaintenance } from './index.ts';

const nobody = '0197f1a0-0000-7000-8000-000000000000';
const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
const now = '2026-12-01T03:00:00Z';
let app: TestApp;
let vehicleId: string;
let categoryId: string;

beforeAll(async () => {
  app = await freshApp({ now });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate vehicle, category cascade`);
  ({ vehicleId, categoryId } = await oneVehicle(app.db));
});

const block = (from: string, until: string) =>
  app.step((ctx) => blockForMaintenance(ctx, { vehicleId, period: period(from, until), reason: 'Brakes' }));

test('the free vehicles of a period, by category', async () => {
  const free = await app.call('GET /availability/vehicles', { query: { ...dates, categoryId } });
  expect(free.body.data.map(({ id }) => id)).toEqual([vehicleId]);
  const other = await app.call('GET /availability/vehicles', { query: { ...dates, categoryId: nobody } });
  expect([other.status, Object.keys(other.problem.fields ?? {})]).toEqual([422, ['categoryId']]);
  await bookedVehicle(app.db, { vehicleId, from: '2026-12-06', until: '2026-12-07' });
  expect((await app.call('GET /availability/vehicles', { query: dates })).body.data).toEqual([]);
});

test('the free vehicles come a page at a time, each once, and their number with them', async () => {
  const [second = ''] = await app.step(({ tx }) => addVehicles(tx, [vehicle({ categoryId, licensePlate: '2กก 22' })]));
  const paged = async (page: number) => {
    const { body } = await app.call('GET /availability/vehicles', { query: { ...dates, page, limit: 1 } });
    return { ids: body.data.map(({ id }) => id), figures: [body.total, body.totalPages] };
  };
  const pages = [await paged(1), await paged(2)];
  expect(pages.flatMap(({ ids }) => ids).sort()).toEqual([vehicleId, second].sort());
  for (const page of [...pages, await paged(3)]) expect(page.figures).toEqual([2, 2]);
  expect((await paged(3)).ids).toEqual([]);
});

test('several vehicles are checked at once; unknown ones are left out', async () => {
  await bookedVehicle(app.db, { vehicleId, from: '2026-12-06', until: '2026-12-07' });
  const { body } = await app.call('POST /availability/check-vehicles', {
    body: { vehicleIds: [vehicleId, nobody, vehicleId], ...dates },
  });
  expect(body.data).toEqual([
    {
      vehicleId,
      available: false,
      conflicts: [{ reason: 'booked', from: '2026-12-06T09:00:00+07:00', until: '2026-12-07T09:00:00+07:00' }],
    },
  ]);
});

test('a vehicle in maintenance is not available, whatever its calendar says', async () => {
  await app.db.execute(sql`update vehicle set status = 'maintenance'`);
  const { body } = await app.call('POST /availability/check-vehicles', { body: { vehicleIds: [vehicleId], ...dates } });
  expect(body.data).toMatchObject([{ available: false, conflicts: [{ reason: 'maintenance' }] }]);
});

test('a check for an empty period is refused at its field', async () => {
  const { status, problem } = await app.call('POST /availability/check-vehicles', {
    body: { vehicleIds: [vehicleId], startDate: dates.endDate, endDate: dates.startDate },
  });
  expect(status).toBe(422);
  expect(problem).toMatchObject({ messages: { endDate: 'Return date must be after pickup date' } });
});

test('the calendar shows when a vehicle is taken and why, and never by whom', async () => {
  await bookedVehicle(app.db, { vehicleId, from: '2026-12-03T10:00', until: '2026-12-05T12:00' });
  await block('2026-12-20T00:00', '2026-12-21T00:00');
  const { body } = await app.call('GET /availability/calendar/:id', { params: { id: vehicleId } });
  expect(body.data).toEqual({
    from: '2026-12-01',
    until: '2027-02-28',
    taken: [
      { reason: 'booked', from: '2026-12-03T10:00:00+07:00', until: '2026-12-05T12:00:00+07:00' },
      { reason: 'maintenance', from: '2026-12-20T00:00:00+07:00', until: '2026-12-21T00:00:00+07:00' },
    ],
    fullDays: ['2026-12-04', '2026-12-20'],
    maintenanceDays: ['2026-12-20'],
  });
});

test('a calendar that is backwards, too long, or of no vehicle is refused', async () => {
  const calendar = (id: string, query: { from?: string; until?: string }) =>
    app.call('GET /availability/calendar/:id', { params: { id }, query });
  expect((await calendar(nobody, {})).status).toBe(404);
  expect((await calendar(vehicleId, { until: '2026-11-30' })).problem).toMatchObject({
    messages: { until: expect.any(String) },
  });
  expect((await calendar(vehicleId, { until: '2028-12-01' })).problem).toMatchObject({
    messages: { until: 'Ask for at most 400 days' },
  });
});

test('a vehicle is not taken out of service while it is promised to somebody', async () => {
  await bookedVehicle(app.db, { vehicleId, from: '2026-12-03T10:00', until: '2026-12-05T12:00' });
  await expect(block('2026-12-05T11:59', '2026-12-06T10:00')).rejects.toMatchObject({
    status: 409,
    code: 'fleet.vehicle-booked',
  });
  await block('2026-12-05T12:00', '2026-12-06T10:00');
  expect((await app.call('GET /availability/vehicles', { query: dates })).body.data).toEqual([]);
});

test('a hold that is over stands in nobody’s way', async () => {
  await bookedVehicle(app.db, { vehicleId, from: '2026-12-03', until: '2026-12-05', heldUntil: '2026-12-01T09:59' });
  await block('2026-12-04T10:00', '2026-12-06T10:00');
});

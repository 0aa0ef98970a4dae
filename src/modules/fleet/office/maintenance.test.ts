import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookedVehicle, oneVehicle } from '#test/builders/fleet.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let staff: Person;
let vehicleId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  staff = await signedInAs(app, { role: 'STAFF' });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate vehicle, category, location cascade`);
  ({ vehicleId } = await oneVehicle(app.db));
});

const service = { from: '2026-12-10T08:00', until: '2026-12-11T12:00', reason: '40,000 km service' };

const plan = (values: object = {}) =>
  app.call('POST /admin/vehicles/:id/maintenance', {
    headers: staff.headers,
    params: { id: vehicleId },
    body: { ...service, ...values },
  });
const move = (blockId: string, values: object) =>
  app.call('PUT /admin/vehicles/:id/maintenance/:blockId', {
    headers: staff.headers,
    params: { id: vehicleId, blockId },
    body: { ...service, version: 1, ...values },
  });
const remove = (blockId: string, id = vehicleId) =>
  app.call('DELETE /admin/vehicles/:id/maintenance/:blockId', { headers: staff.headers, params: { id, blockId } });
const planned = async () =>
  (await app.call('GET /admin/vehicles/:id', { headers: staff.headers, params: { id: vehicleId } })).body.data
    .maintenance;
const isFree = async (startDate: string, endDate: string) => {
  const body = { vehicleIds: [vehicleId], startDate, endDate };
  return (await app.call('POST /availability/check-vehicles', { body })).body.data[0]?.available;
};
const deeds = async () => {
  const params = { subjectKind: 'vehicle', subjectId: vehicleId };
  const { body } = await app.call('GET /admin/audit/:subjectKind/:subjectId', { headers: staff.headers, params });
  return body.data.map(({ action }) => action);
};

test('planned maintenance takes the vehicle off the site for that time, and is in the log', async () => {
  expect(await isFree('2026-12-10T10:00', '2026-12-12T10:00')).toBe(true);
  const { status, body } = await plan();
  expect([status, body.data]).toEqual([
    200,
    {
      id: expect.any(String),
      from: '2026-12-10T08:00:00+07:00',
      until: '2026-12-11T12:00:00+07:00',
      reason: '40,000 km service',
      version: 1,
    },
  ]);
  expect(await planned()).toEqual([body.data]);
  expect(await isFree('2026-12-10T10:00', '2026-12-12T10:00')).toBe(false);
  expect(await isFree('2026-12-11T12:00', '2026-12-13T10:00')).toBe(true);
  expect(await deeds()).toEqual(['vehicle.blocked']);
});

test('maintenance that meets a booking names it, and offers the first free hour', async () => {
  const id = await bookedVehicle(app.db, { vehicleId, from: '2026-12-05T10:00', until: '2026-12-10T12:00' });
  const { status, problem } = await plan();
  const { rows } = await app.db.execute<{ reference: string }>(sql`select reference from booking`);
  const bookingNumber = rows[0]?.reference;
  expect([status, problem.error]).toEqual([409, 'fleet.vehicle-booked']);
  expect(problem.messages).toEqual({ from: `Booking ${bookingNumber} overlaps this time` });
  expect(problem.details).toMatchObject({
    booking: { id, bookingNumber, blockedUntil: '2026-12-10T12:00:00+07:00' },
    offer: { from: '2026-12-10T12:00:00+07:00', until: '2026-12-11T12:00:00+07:00' },
  });
  expect(await planned()).toEqual([]);
  expect((await plan({ from: '2026-12-10T12:00' })).status).toBe(200);
});

test('another maintenance is in the way too, and no booking is named', async () => {
  await plan();
  const { status, problem } = await plan({ from: '2026-12-11T11:00', until: '2026-12-11T13:00' });
  expect(status).toBe(409);
  expect(problem.details).toEqual({
    booking: null,
    offer: { from: '2026-12-11T12:00:00+07:00', until: '2026-12-11T13:00:00+07:00' },
  });
});

test('a hold that is over is in nobody’s way', async () => {
  const held = { from: '2026-12-10T08:00', until: '2026-12-11T08:00', heldUntil: '2026-11-20T11:00' };
  await bookedVehicle(app.db, { vehicleId, ...held });
  expect((await plan()).status).toBe(200);
});

test('maintenance moves over its own time, once for a version that was seen', async () => {
  const { id } = (await plan()).body.data;
  const moved = await move(id, { from: '2026-12-10T12:00', reason: 'Tyres' });
  expect(moved.body.data).toMatchObject({ from: '2026-12-10T12:00:00+07:00', reason: 'Tyres', version: 2 });
  expect(await isFree('2026-12-08T10:00', '2026-12-10T10:00')).toBe(true);
  const stale = await move(id, { reason: 'Brakes' });
  expect([stale.status, stale.problem.error]).toEqual([409, 'fleet.changed-meanwhile']);
  await bookedVehicle(app.db, { vehicleId, from: '2026-12-12T10:00', until: '2026-12-14T12:00' });
  expect((await move(id, { until: '2026-12-12T11:00', version: 2 })).problem.error).toBe('fleet.vehicle-booked');
  expect(await deeds()).toEqual(['vehicle.block-changed', 'vehicle.blocked']);
});

test('removed maintenance frees the vehicle', async () => {
  const { id } = (await plan()).body.data;
  expect((await remove(id, '0197f1a0-0000-7000-8000-00000000000f')).problem.error).toBe('fleet.vehicle-not-found');
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).problem.error).toBe('fleet.block-not-found');
  expect(await isFree('2026-12-10T10:00', '2026-12-12T10:00')).toBe(true);
  expect(await planned()).toEqual([]);
  expect(await deeds()).toEqual(['vehicle.unblocked', 'vehicle.blocked']);
});

test.each([
  [{ from: '' }, 'from', 'Enter when the maintenance begins'],
  [{ until: 'soon' }, 'until', 'Enter when the maintenance ends'],
  [{ until: '2026-12-31T25:00' }, 'until', 'Enter when the maintenance ends'],
  [{ reason: ' ' }, 'reason', 'Enter a reason'],
  [{ until: service.from }, 'until', 'The end must be after the start'],
])('%j is refused beside its field', async (values, field, sentence) => {
  const { status, problem } = await plan(values);
  expect([status, problem.messages]).toEqual([422, { [field]: sentence }]);
});

test('maintenance for the same time planned by three people at the same moment is planned once', async () => {
  for (let round = 0; round < 5; round += 1) {
    await app.db.execute(sql`truncate vehicle_occupancy, maintenance_block cascade`);
    const answers = await Promise.all([plan(), plan({ reason: 'Again' }), plan({ from: '2026-12-10T09:00' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  }
});

test.each(['2026-11-31T08:00', '2027-02-29T08:00', '2026-12-10T08:00+99:99', '2026-13-01T08:00', '2026-12-10T24:00'])(
  'no maintenance begins at %s, which is no time at all',
  async (from) => {
    const { status, problem } = await plan({ from });
    expect([status, problem.messages?.from]).toEqual([422, 'Enter when the maintenance begins']);
  },
);

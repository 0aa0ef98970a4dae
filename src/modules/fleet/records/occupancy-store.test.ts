import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookedVehicle, bookingRow, occupied, oneVehicle, someLocations } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import {
  conflictsOf,
  findAnyVehicle,
  findLocation,
  findVehicle,
  firstFreeFrom,
  keepVehicle,
  lockVehicle,
  occupyVehicle,
  releaseVehicle,
} from '../index.ts';

const now = '2026-12-01T03:00:00Z';
let app: TestApp;
let vehicleId: string;
const requested = occupied('2026-12-05T10:00', '2026-12-10T12:00');

beforeAll(async () => {
  app = await freshApp({ now });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate vehicle, category, location cascade`);
  ({ vehicleId } = await oneVehicle(app.db));
});

const promise = (during: typeof requested) =>
  app.step(async ({ tx }) => {
    const bookingId = await bookingRow(tx, vehicleId, during, null);
    await occupyVehicle(tx, { vehicleId, bookingId, during, heldUntil: null });
  });

test('the database refuses to promise a vehicle twice, by as little as a minute', async () => {
  await promise(requested);
  await promise(occupied('2026-12-10T12:00', '2026-12-11T12:00'));
  await expect(promise(occupied('2026-12-04T10:00', '2026-12-05T10:01'))).rejects.toMatchObject({
    status: 409,
    code: 'booking.vehicle-taken',
    message: 'Vehicle is not available for selected dates',
  });
});

test('a released vehicle can be promised again', async () => {
  const heldUntil = '2026-12-01T12:00';
  const bookingId = await bookedVehicle(app.db, { vehicleId, from: '2026-12-05', until: '2026-12-06', heldUntil });
  await releaseVehicle(app.db, bookingId);
  await promise(requested);
});

test('what is kept no longer ends with its hold', async () => {
  const heldUntil = '2026-12-01T09:00';
  const bookingId = await bookedVehicle(app.db, { vehicleId, from: '2026-12-05', until: '2026-12-06', heldUntil });
  const conflicts = () => conflictsOf(app.db, { vehicleIds: [vehicleId], during: requested, now: toInstant(now) });
  expect(await conflicts()).toEqual([]);
  const becomes = (status: string, work: (tx: Tx) => Promise<unknown>) =>
    app.step(async ({ tx }) => {
      await tx.execute(sql`update booking set status = ${status}, hold_until = null where id = ${bookingId}`);
      return work(tx);
    });
  expect(await becomes('confirmed', (tx) => keepVehicle(tx, bookingId))).toBe(true);
  expect(await conflicts()).toMatchObject([{ reason: 'booked' }]);
  await becomes('cancelled', (tx) => releaseVehicle(tx, bookingId));
  expect(await keepVehicle(app.db, bookingId)).toBe(false);
});

test('a vehicle that is taken is free again after the last rental in the way', async () => {
  await promise(requested);
  await promise(occupied('2026-12-11T12:00', '2026-12-14T08:10'));
  const length = (hours: number) => ({
    vehicleId,
    from: toInstant('2026-12-06'),
    lengthMs: hours * 3_600_000,
    now: toInstant(now),
  });
  const free = async (hours: number) => {
    const at = await firstFreeFrom(app.db, length(hours));
    return at && toBangkokText(at);
  };
  expect(await free(24)).toBe('2026-12-10T12:00:00+07:00');
  expect(await free(25)).toBe('2026-12-14T08:30:00+07:00');
});

test('nobody is told of a date more than 90 days off', async () => {
  await promise(occupied('2026-12-05', '2027-03-10'));
  const from = toInstant('2026-12-06');
  expect(await firstFreeFrom(app.db, { vehicleId, from, lengthMs: 3_600_000, now: toInstant(now) })).toBeNull();
});

test('who books a vehicle waits for whoever locked it', async () => {
  const order: string[] = [];
  const first = app.step(async ({ tx }) => {
    await lockVehicle(tx, vehicleId);
    order.push('first holds it');
    await new Promise((resolve) => setTimeout(resolve, 200));
    order.push('first is done');
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = app.step(async ({ tx }) => {
    await lockVehicle(tx, vehicleId);
    order.push('second holds it');
  });
  await Promise.all([first, second]);
  expect(order).toEqual(['first holds it', 'first is done', 'second holds it']);
});

test('an archived vehicle is found by its bookings alone', async () => {
  await app.db.execute(sql`update vehicle set archived_at = now()`);
  expect(await findVehicle(app.db, vehicleId)).toBeUndefined();
  expect(await app.step(({ tx }) => lockVehicle(tx, vehicleId))).toBeUndefined();
  expect(await findAnyVehicle(app.db, vehicleId)).toMatchObject({ id: vehicleId });
});

test('a location is found by its name in any case, or by its id', async () => {
  const { silom } = await someLocations(app.db);
  for (const nameOrId of ['Silom', 'sILOM', silom, silom.toUpperCase()])
    expect(await findLocation(app.db, nameOrId)).toMatchObject({ id: silom });
  expect(await findLocation(app.db, 'Atlantis')).toBeUndefined();
});

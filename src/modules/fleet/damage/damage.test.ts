import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewDamage } from '#contract/damage.ts';
import { at, confirmedBooking, desk, moved, officeBooking, pickedUp, returned } from '#test/builders/desk.ts';
import { addFleet } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
});
afterEach(() => app.close());

const scratch: NewDamage = {
  place: 'left',
  pin: { x: 120, y: 500 },
  kind: 'scratch',
  size: 'small',
  note: 'Mr Keller',
};
const dent: NewDamage = { place: 'rear', kind: 'dent', size: 'large' };
const headers = () => office.clerk.headers;
const vehicle = () => ({ id: office.vehicleId });

const ledger = async (query: { repaired?: 'true' } = {}) =>
  (await app.call('GET /admin/vehicles/:id/damage', { params: vehicle(), query, headers: headers() })).body.data;
const add = (body: NewDamage, params = vehicle()) =>
  app.call('POST /admin/vehicles/:id/damage', { params, body, headers: headers() });
const repair = (damageId: string, id = office.vehicleId) =>
  app.call('POST /admin/vehicles/:id/damage/:damageId/repair', {
    params: { id, damageId },
    body: { note: 'Polished' },
    headers: headers(),
  });
const ofBooking = async (id: string) =>
  (await app.call('GET /bookings/:id/damage', { params: { id }, headers: headers() })).body.data;
const entries = async () =>
  (
    await app.db.execute<{ action: string; changes: unknown }>(sql`
    select action, changes from audit_entry where action like 'vehicle.damage-%' order by id`)
  ).rows;

const fields = ({ problem }: { problem: { fields?: Record<string, { code: string }> | undefined } }) =>
  Object.fromEntries(Object.entries(problem.fields ?? {}).map(([name, { code }]) => [name, code]));

describe('the ledger of a vehicle', () => {
  test('has what staff record, until it is repaired, once; repaired it is shown on request', async () => {
    const { id } = (await add(scratch)).body.data;
    await add(dent);
    expect(await ledger()).toMatchObject([
      { id, ...scratch, recordedBy: 'Lek Counter', booking: null, repair: null },
      { ...dent, pin: null, note: '' },
    ]);
    expect((await repair(id)).body.data).toMatchObject({ repair: { by: 'Lek Counter', note: 'Polished' } });
    expect((await repair(id)).problem.error).toBe('damage.already-repaired');
    expect(await ledger()).toMatchObject([dent]);
    expect(await ledger({ repaired: 'true' })).toMatchObject([{ id }, dent]);
  });

  test('is told in the audit log without what staff wrote', async () => {
    await repair((await add(scratch)).body.data.id);
    const told = await entries();
    expect(told.map(({ action }) => action)).toEqual(['vehicle.damage-recorded', 'vehicle.damage-repaired']);
    expect(JSON.stringify(told)).toContain('scratch');
    expect(JSON.stringify(told)).not.toMatch(/Keller|Polished/);
  });

  test('refuses a place, kind, size or pin that is none, and damage of another vehicle', async () => {
    const wrong = { place: 'wheel', kind: 'rust', size: 'huge', pin: { x: -1, y: 1001 } } as unknown as NewDamage;
    expect(fields(await add(wrong))).toEqual({
      place: 'damage.place',
      kind: 'damage.kind',
      size: 'damage.size',
      'pin.x': 'damage.pin',
      'pin.y': 'damage.pin',
    });
    expect((await add(dent, { id: crypto.randomUUID() })).problem.error).toBe('fleet.vehicle-not-found');
    const { id } = (await add(dent)).body.data;
    expect((await repair(id, crypto.randomUUID())).problem.error).toBe('fleet.vehicle-not-found');
    const [other = ''] = await addFleet(app, 1);
    expect((await repair(id, other)).problem.error).toBe('damage.not-found');
    expect((await repair(crypto.randomUUID())).problem.error).toBe('damage.not-found');
    expect(await ledger()).toMatchObject([{ id, repair: null }]);
  });
});

describe('at the hand-overs of a rental', () => {
  let id: string;
  beforeEach(async () => {
    id = await confirmedBooking(app, office.vehicleId);
    office = await at(app, office, '2026-12-05T10:00');
  });

  test('damage of the pick-up was there before, damage of the return is what the rental brought', async () => {
    await add(dent);
    expect(await ofBooking(id)).toMatchObject({ atPickUp: null, atReturn: [] });
    await pickedUp(app, office.clerk, id, { newDamage: [scratch] });
    office = await at(app, office, '2026-12-10T10:00');
    const crack = { place: 'windscreen', kind: 'crack', size: 'medium' } as const;
    await returned(app, office.clerk, id, { newDamage: [crack, { ...dent, place: 'roof' }] });
    const { bookingNumber: number } = await officeBooking(app, office.clerk, id);
    expect(await ledger()).toMatchObject([
      { ...dent, booking: null },
      { ...scratch, booking: { id, number, handOver: 'pick-up' } },
      { ...crack, booking: { id, number, handOver: 'return' } },
      { kind: 'dent', place: 'roof', booking: { id, handOver: 'return' } },
    ]);
    const { bodyType, atPickUp, atReturn } = await ofBooking(id);
    expect(bodyType).toBe('hatchback');
    expect(atPickUp?.map(({ kind }) => kind)).toEqual(['dent', 'scratch']);
    expect(atReturn.map(({ place }) => place)).toEqual(['windscreen', 'roof']);
    expect(JSON.stringify([atPickUp, atReturn])).not.toContain('Keller');
  });

  test('what was known at the pick-up stays so, repaired meanwhile or not; what is recorded later is not', async () => {
    const { id: repairedBefore } = (await add(scratch)).body.data;
    await repair(repairedBefore);
    const { id: open } = (await add(dent)).body.data;
    office = await at(app, office, '2026-12-05T11:00');
    await pickedUp(app, office.clerk, id);
    office = await at(app, office, '2026-12-06T10:00');
    await repair(open);
    await add({ ...dent, place: 'roof' });
    expect((await ofBooking(id)).atPickUp).toMatchObject([{ id: open }]);
  });

  test('it is kept with the hand-over or not at all, and at most thirty at once', async () => {
    const { version } = await officeBooking(app, office.clerk, id);
    const stale = await pickedUp(app, office.clerk, id, { newDamage: [scratch], version: version + 7 });
    expect(stale.problem.error).toBe('booking.changed-meanwhile');
    const many = await pickedUp(app, office.clerk, id, { newDamage: Array.from({ length: 31 }, () => dent) });
    expect(fields(many)).toEqual({ newDamage: 'damage.too-many' });
    expect(await ledger()).toEqual([]);
    await pickedUp(app, office.clerk, id, { newDamage: Array.from({ length: 30 }, () => dent) });
    expect(await ledger()).toHaveLength(30);
  });

  test('somebody looked around and saw nothing new, which is said of that hand-over; new damage goes before it', async () => {
    await pickedUp(app, office.clerk, id, { inspected: true });
    expect((await ofBooking(id)).inspected).toEqual(['pick-up']);
    await returned(app, office.clerk, id, { inspected: true, newDamage: [dent] });
    expect((await ofBooking(id)).inspected).toEqual(['pick-up']);
    const { handOvers, timeline } = await officeBooking(app, office.clerk, id);
    expect(handOvers.map(({ kind, inspected }) => [kind, inspected])).toEqual([
      ['pick-up', true],
      ['return', false],
    ]);
    const told = timeline.filter(({ changes }) => changes.some(({ field }) => field === 'inspected'));
    expect(told.map(({ action }) => action)).toEqual(['booking.picked-up']);
  });

  test('a hand-over without a word of it says nothing', async () => {
    await pickedUp(app, office.clerk, id);
    expect((await ofBooking(id)).inspected).toEqual([]);
  });

  test('a rental that an admin takes back to before its pick-up leaves it on the vehicle, without the rental', async () => {
    await pickedUp(app, office.clerk, id, { newDamage: [scratch] });
    await returned(app, office.clerk, id, { newDamage: [{ ...dent, note: 'Mr Keller backed into a post' }] });
    const back = { status: 'confirmed', force: true, reason: 'The wrong booking' } as const;
    expect((await moved(app, office.admin, id, back)).status).toBe(200);
    expect(await ledger()).toMatchObject([
      { ...scratch, note: '', booking: null },
      { ...dent, note: '', booking: null },
    ]);
    expect(await ofBooking(id)).toMatchObject({ atPickUp: null, atReturn: [] });
  });

  test('a rental whose return alone is taken back keeps what it brought', async () => {
    await pickedUp(app, office.clerk, id, { newDamage: [scratch] });
    await returned(app, office.clerk, id, { newDamage: [dent] });
    const back = { status: 'picked-up', force: true, reason: 'Not back yet' } as const;
    expect((await moved(app, office.admin, id, back)).status).toBe(200);
    expect(await ledger()).toMatchObject([
      { ...scratch, booking: { id, handOver: 'pick-up' } },
      { ...dent, booking: { id, handOver: 'return' } },
    ]);
  });

  test('a rental brought nothing to a vehicle that is not its own', async () => {
    await pickedUp(app, office.clerk, id);
    await returned(app, office.clerk, id, { newDamage: [dent] });
    const [other] = await addFleet(app, 1);
    await app.db.execute(sql`update vehicle_damage set vehicle_id = ${other}`);
    expect((await ofBooking(id)).atReturn).toEqual([]);
  });

  test('it is of the moment of the hand-over, however late that came', async () => {
    await pickedUp(app, office.clerk, id, { secondsAgo: 40 * 60, newDamage: [scratch] });
    office = await at(app, office, '2026-12-10T12:00');
    await returned(app, office.clerk, id, { returnedAt: '2026-12-10T10:30', newDamage: [dent] });
    expect(await ledger()).toMatchObject([
      { ...scratch, recordedAt: '2026-12-05T09:20:00+07:00' },
      { ...dent, recordedAt: '2026-12-10T10:30:00+07:00' },
    ]);
  });

  test('what staff wrote goes with the contact data of the booking, the damage stays', async () => {
    await pickedUp(app, office.clerk, id, { newDamage: [scratch] });
    await returned(app, office.clerk, id);
    office = await at(app, office, '2028-01-10T10:00');
    await app.runJob('retention');
    expect(await ledger()).toMatchObject([{ kind: 'scratch', note: '' }]);
  });
});

test('a vehicle that was never booked is deleted with its damage', async () => {
  const [id = ''] = await addFleet(app, 1);
  await add(dent, { id });
  const { body } = await app.call('DELETE /admin/vehicles/:id', { params: { id }, headers: headers() });
  expect(body.data).toEqual({ removal: 'deleted' });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingBody } from '#test/builders/booking.ts';
import { oneVehicle, someLocations } from '#test/builders/fleet.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { changeLocation } from './location-use-cases.ts';

let app: TestApp;
let staff: Person;
let silom: string;
let vehicleId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  staff = await signedInAs(app, { role: 'STAFF' });
});
beforeEach(async () => {
  await app.db.execute(sql`truncate booking, vehicle, category, location cascade`);
  ({ silom } = await someLocations(app.db));
  ({ vehicleId } = await oneVehicle(app.db));
});
afterAll(() => app.close());

const headers = () => staff.headers;
const list = async () => (await app.call('GET /admin/settings/locations', { headers: headers() })).body.data;
const add = (body: object) =>
  app.call('POST /admin/settings/locations', {
    headers: headers(),
    body: { name: 'Ari', address: '1 Phahonyothin Road', ...body },
  });
const change = (id: string, body: object) =>
  app.call('PUT /admin/settings/locations/:id', { headers: headers(), params: { id }, body });
const remove = (id: string) => app.call('DELETE /admin/settings/locations/:id', { headers: headers(), params: { id } });
const shown = async () => (await app.call('GET /locations')).body.data.map(({ name }) => name);

test('a new location is where customers can pick up, with hours of its own', async () => {
  const { body } = await add({ hours: { friday: '7:00-21:00', sunday: '' }, displayOrder: 9 });
  expect(body.data).toMatchObject({ name: 'Ari', hours: { friday: '7:00-21:00' }, active: true, isInUse: false });
  const { data } = (await app.call('GET /locations')).body;
  expect(data.find(({ name }) => name === 'Ari')?.hoursToday).toBe('7:00-21:00');
});

test('a new location without an order comes last, wherever its name would stand', async () => {
  expect((await add({})).body.data.displayOrder).toBe(3);
  expect(await shown()).toEqual(['Suvarnabhumi Airport', 'Silom', 'Ari']);
  await change(silom, { displayOrder: 10_000 });
  expect((await add({ name: 'Bang Na' })).body.data.displayOrder).toBe(10_000);
});

test('what is sent changes, the rest stays; another’s change meanwhile is not overwritten', async () => {
  const { body } = await change(silom, { contactPhone: '02 555 0140', version: 1 });
  expect(body.data).toMatchObject({ name: 'Silom', nameInThai: 'สีลม', contactPhone: '02 555 0140', version: 2 });
  const late = await change(silom, { contactPhone: '02 555 0199', version: 1 });
  expect([late.status, late.problem.error]).toEqual([409, 'fleet.changed-meanwhile']);
});

test.each([
  ['hours that nobody can read', { hours: { monday: 'mornings' } }, 422, 'hours.monday'],
  ['half a point', { latitude: 13.7, longitude: null }, 422, 'longitude'],
  ['a phone that is none', { contactPhone: 'abc' }, 422, 'contactPhone'],
  ['no name', { name: '  ' }, 422, 'name'],
  ['no address', { address: '' }, 422, 'address'],
  ['the name of another, in any case', { name: 'suvarnabhumi airport' }, 409, 'name'],
])('%s is refused at its field', async (_case, wrong, status, field) => {
  for (const refused of [await change(silom, wrong), await add(wrong)])
    expect([refused.status, Object.keys(refused.problem.messages ?? {})]).toEqual([status, [field]]);
});

test('one that no booking names is deleted', async () => {
  const { body } = await remove(silom);
  expect([body.data, body.message]).toEqual([{ isArchived: false }, 'Location deleted successfully']);
  expect((await app.db.execute(sql`select 1 from location where id = ${silom}`)).rows).toEqual([]);
  expect((await remove(silom)).problem.error).toBe('fleet.location-not-found');
});

test('one that bookings name is archived: they go on naming it, and its name is free again', async () => {
  const booked = await app.call('POST /bookings', { body: bookingBody(vehicleId) });
  expect((await list()).find(({ id }) => id === silom)?.isInUse).toBe(true);
  const { body } = await remove(silom);
  expect(body.data.isArchived).toBe(true);
  expect(body.message).toContain('archived');
  expect([(await list()).length, await shown()]).toEqual([1, ['Suvarnabhumi Airport']]);
  for (const again of [await change(silom, { active: true }), await remove(silom)])
    expect(again.problem.error).toBe('fleet.location-not-found');
  const { body: seen } = await app.call('GET /bookings/:id', {
    params: { id: booked.body.bookingId },
    headers: headers(),
  });
  expect(JSON.stringify(seen)).toContain('Silom');
  expect((await add({ name: 'Silom' })).status).toBe(200);
});

test('the last active location stays, whoever takes the others away at once', async () => {
  const both = await Promise.all((await list()).map(({ id }) => change(id, { active: false })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [last] = (await list()).filter(({ active }) => active);
  expect((await remove(last?.id ?? '')).problem.error).toBe('fleet.last-location');
  expect(await shown()).toEqual([last?.name]);
});

test('where one is switched off at this moment, the other is the last and stays', async () => {
  const [airport] = (await list()).filter(({ id }) => id !== silom);
  const refused = await whileUncommitted(
    app,
    (ctx) => changeLocation(ctx, { id: silom, change: { active: false } }),
    () => change(airport?.id ?? '', { active: false }),
  );
  expect([refused.status, refused.problem.error]).toEqual([409, 'fleet.last-location']);
  expect(await shown()).toEqual(['Suvarnabhumi Airport']);
});

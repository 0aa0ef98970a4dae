import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { desk } from '#test/builders/desk.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
});
beforeEach(() => app.db.execute(sql`truncate location_pair`));
afterAll(() => app.close());

type Fields = CallOf<'POST /admin/settings/location-pairs'>['body'];
const fields = (): Fields => ({ fromId: office.silom, toId: office.suvarnabhumi, fee: 500 });
const headers = () => office.clerk.headers;
const add = (body: Partial<Fields> = {}) =>
  app.call('POST /admin/settings/location-pairs', { headers: headers(), body: { ...fields(), ...body } });
const change = (id: string, body: object) =>
  app.call('PUT /admin/settings/location-pairs/:id', {
    headers: headers(),
    params: { id },
    body: { ...fields(), ...body },
  });
const list = async () => (await app.call('GET /admin/settings/location-pairs', { headers: headers() })).body.data;

test('a pair is added, replaced and deleted, and the log says each with both locations', async () => {
  const { id } = (await add({ categoryFees: { [office.categoryId]: 250.5 }, freeFromDays: 7 })).body.data;
  expect(await list()).toMatchObject([{ id, fee: 500, categoryFees: { [office.categoryId]: 250.5 }, freeFromDays: 7 }]);
  expect((await change(id, { fee: 600, version: 1 })).body.data).toMatchObject({
    fee: 600,
    categoryFees: {},
    freeFromDays: null,
    version: 2,
  });
  await app.call('DELETE /admin/settings/location-pairs/:id', { headers: headers(), params: { id } });
  expect(await list()).toEqual([]);
  const { rows } = await app.db.execute<{ action: string; name: string }>(
    sql`select action, subject_name as name from audit_entry where subject_id = ${id} order by id`,
  );
  expect(rows).toEqual(
    ['created', 'changed', 'deleted'].map((event) => ({
      action: `location-pair.${event}`,
      name: 'Silom → Suvarnabhumi Airport',
    })),
  );
});

test('the other way is another pair, and the same way twice is refused', async () => {
  await add();
  expect((await add({ fromId: office.suvarnabhumi, toId: office.silom })).status).toBe(200);
  const { status, problem } = await add();
  expect([status, problem.error]).toEqual([409, 'fleet.pair-exists']);
});

test('another’s change meanwhile is not overwritten, and what is gone is 404', async () => {
  const { id } = (await add()).body.data;
  await change(id, { version: 1 });
  expect((await change(id, { version: 1 })).problem.error).toBe('fleet.changed-meanwhile');
  const gone = await change(office.silom, { version: 1 });
  expect([gone.status, gone.problem.error]).toEqual([404, 'fleet.pair-not-found']);
});

test.each([
  ['one location twice', () => ({ toId: office.silom }), 'toId'],
  ['an unknown return', () => ({ toId: office.vehicleId }), 'toId'],
  ['an unknown pick-up', () => ({ fromId: office.vehicleId }), 'fromId'],
  ['an unknown category', () => ({ categoryFees: { [office.silom]: 1 } }), 'categoryFees'],
  ['a fee below nothing', () => ({ fee: -1 }), 'fee'],
  ['free from no day', () => ({ freeFromDays: 0 }), 'freeFromDays'],
])('%s is refused at its field', async (_wrong, body, field) => {
  const { status, problem } = await add(body());
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]]);
});

test('a location that goes takes its pairs along', async () => {
  await add();
  await app.db.execute(sql`update location set archived_at = now() where id = ${office.suvarnabhumi}`);
  expect(await list()).toEqual([]);
  await app.db.execute(sql`update location set archived_at = null where id = ${office.suvarnabhumi}`);
});

test('a location’s rules outside its hours need their fee and instructions, and each date is there once', async () => {
  const params = { id: office.silom };
  const save = (body: CallOf<'PUT /admin/settings/locations/:id'>['body']) =>
    app.call('PUT /admin/settings/locations/:id', { params, headers: headers(), body });
  const wrong = await save({
    pickUpOutside: 'fee',
    dropOffOutside: 'unattended',
    specialHours: [
      { date: '2027-04-13', hours: 'closed' },
      { date: '2027-04-13', hours: '9:00-12:00' },
      { date: '2027-04-14', hours: 'soon' },
    ],
  });
  expect(Object.keys(wrong.problem.fields ?? {}).sort()).toEqual([
    'dropOffInstructions',
    'pickUpOutsideFee',
    'specialHours.1.date',
    'specialHours.2.hours',
  ]);
  const { body } = await save({
    pickUpOutside: 'fee',
    pickUpOutsideFee: 300,
    specialHours: [
      { date: '2027-04-14', hours: '9:00-12:00' },
      { date: '2027-04-13', hours: 'closed' },
    ],
  });
  expect(body.data).toMatchObject({
    pickUpOutsideFee: 300,
    specialHours: [{ date: '2027-04-13' }, { date: '2027-04-14' }],
  });
  app.setNow('2027-04-13T10:00');
  const { data } = (await app.call('GET /locations')).body;
  expect(data.find(({ name }) => name === 'Silom')?.hoursToday).toBe('closed');
});

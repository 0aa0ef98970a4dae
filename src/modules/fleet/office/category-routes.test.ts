import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fullCover } from '#test/builders/extras.ts';
import { someCategories, vehicle } from '#test/builders/fleet.ts';
import { newVehicle } from '#test/builders/fleet-office.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addVehicles } from '../index.ts';
import { removeCategory } from './category-use-cases.ts';

let app: TestApp;
let staff: Person;
let economy: string;
let luxury: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  staff = await signedInAs(app, { role: 'STAFF' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute(sql`truncate vehicle, category, location, season cascade`);
  ({ economy, luxury } = await someCategories(app.db));
});

const list = async (search?: string) =>
  (await app.call('GET /admin/categories', { headers: staff.headers, query: search ? { search } : {} })).body.data;
const create = (body: object) =>
  app.call('POST /admin/categories', { headers: staff.headers, body: { name: 'Campers', ...body } as never });
const change = (id: string, body: object) =>
  app.call('PUT /admin/categories/:id', { headers: staff.headers, params: { id }, body: body as never });
const remove = (id: string) => app.call('DELETE /admin/categories/:id', { headers: staff.headers, params: { id } });
const deeds = async (id: string) => {
  const params = { subjectKind: 'category', subjectId: id };
  return (await app.call('GET /admin/audit/:subjectKind/:subjectId', { headers: staff.headers, params })).body.data;
};
const onSite = async () => (await app.call('GET /vehicle-categories')).body.data.map(({ slug }) => slug);
const aSeasonOf = (categoryId: string) =>
  app.db.execute(sql`
    insert into season (name, start_date, end_date, multiplier, category_ids)
    values ('Songkran', '2026-04-10', '2026-04-17', 12000, array[${categoryId}]::uuid[])`);
const anAddonFor = (categoryId: string) =>
  app.db.execute(sql`
    with roof_box as (insert into addon (name, category) values ('Roof box', 'equipment') returning id)
    insert into addon_category (addon_id, category_id) select id, ${categoryId}::uuid from roof_box`);
const aVehicle = async (categoryId: string) =>
  (await addVehicles(app.db, [vehicle({ categoryId, licensePlate: '1กก 1' })]))[0] ?? '';

test('a new category is in the list and on the site, with a slug of its name', async () => {
  const whole = {
    nameInThai: 'รถบ้าน',
    description: 'For a night on the road',
    features: ['Spacious', 'Cargo Space'],
    isActive: true,
    displayOrder: 9,
    securityDeposit: 20_000.5,
    minimumDriverAge: 25,
  };
  const { status, body } = await create(whole);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: 'Category added',
    data: { name: 'Campers', slug: 'campers', ...whole, vehicles: 0, version: 1 },
  });
  expect(await onSite()).toContain('campers');
  expect((await deeds(body.data.id))[0]).toMatchObject({ action: 'category.created' });
});

test('a new category comes last, unless its place is said', async () => {
  await create({ name: 'Boats', displayOrder: 9 });
  expect((await create({ name: 'Campers' })).body.data.displayOrder).toBe(10);
  expect((await create({ name: 'Tuk-tuks', displayOrder: 0 })).body.data.displayOrder).toBe(0);
});

test('what is not said of a new category is the usual', async () => {
  const { data } = (await create({})).body;
  expect(data).toMatchObject({ nameInThai: null, description: '', features: [], isActive: true });
  expect(data).toMatchObject({ securityDeposit: 0, minimumDriverAge: 21 });
});

test.each([
  ['name', ' ', 'Name is required'],
  ['features', ['Ejector seat'], 'Choose features from the list'],
  ['features', ['Spacious', 'Spacious'], 'Choose features from the list'],
  ['securityDeposit', -1, 'Enter a security deposit of 0 baht or more, with at most two decimals'],
  ['securityDeposit', 0.001, 'Use at most two decimals'],
  ['minimumDriverAge', 17, 'The minimum age is from 18 to 99 years'],
  ['displayOrder', 1.5, 'The display order is a whole number from 0 to 10,000'],
])('%s %j is refused: %s', async (field, value, sentence) => {
  const { status, problem } = await create({ [field]: value });
  expect(status).toBe(422);
  expect(Object.entries(problem.messages ?? {}).map(([name, message]) => [name.split('.')[0], message])).toEqual([
    [field, sentence],
  ]);
});

test('a name is one category’s alone, in whatever letters; another name may have the same slug', async () => {
  const taken = await create({ name: 'ECONOMY' });
  expect(taken).toMatchObject({ status: 409, problem: { error: 'fleet.category-name-taken' } });
  expect(taken.problem.messages).toEqual({ name: 'Another category has this name' });
  expect((await create({ name: 'Economy!' })).body.data.slug).toBe('economy-2');
  expect((await change(luxury, { name: 'Economy' })).status).toBe(409);
  expect((await change(economy, { name: 'ECONOMY' })).status).toBe(200);
});

test('a change keeps the slug and what was not sent, and is told in the log', async () => {
  const { status, body } = await change(luxury, { name: 'First class', minimumDriverAge: 30, version: 1 });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name: 'First class', slug: 'luxury', minimumDriverAge: 30, version: 2 });
  expect((await deeds(luxury))[0]).toMatchObject({
    action: 'category.changed',
    changes: [
      { field: 'name', before: 'Luxury Sedan', after: 'First class' },
      { field: 'minimumDriverAge', after: 30 },
    ],
  });
});

test('two people at one category: the second is told, and nothing is overwritten', async () => {
  await change(economy, { description: 'The first', version: 1 });
  const second = await change(economy, { description: 'The second', version: 1 });
  expect(second).toMatchObject({ status: 409, problem: { error: 'fleet.changed-meanwhile' } });
  expect((await list()).find(({ id }) => id === economy)?.description).toBe('The first');
});

test('one that is switched off keeps its vehicles, leaves the site with them, and is given to no other', async () => {
  const id = await aVehicle(economy);
  await change(economy, { isActive: false });
  expect(await onSite()).not.toContain('economy');
  expect((await app.call('GET /vehicles/available')).body.data).toEqual([]);
  const headers = staff.headers;
  expect((await app.call('GET /admin/vehicles/:id', { headers, params: { id } })).body.data.category.id).toBe(economy);
  const reply = await app.call('PUT /admin/vehicles/:id', { headers, params: { id }, body: { categoryId: economy } });
  expect(reply.status).toBe(200);
  const fresh = await app.call('POST /admin/vehicles', { headers, body: newVehicle(economy) });
  expect(fresh).toMatchObject({ status: 422, problem: { messages: { category: 'This category is switched off' } } });
  await change(economy, { isActive: true });
  expect(await onSite()).toContain('economy');
});

test('one with vehicles cannot be removed, and the refusal says how many there are', async () => {
  await aVehicle(economy);
  expect((await list()).find(({ id }) => id === economy)?.removal, 'said beforehand').toBeNull();
  const { status, problem } = await remove(economy);
  expect(status).toBe(409);
  expect(problem).toMatchObject({ error: 'fleet.category-in-use', details: { units: 1 } });
  expect(problem.message).toBe(
    'Vehicles that have this category: 1. Give them another one first, or switch the category off.',
  );
  expect((await list()).map(({ id }) => id)).toContain(economy);
});

test.each([
  ['nothing names it', 'deleted', async () => undefined],
  [
    'an archived vehicle names it',
    'archived',
    async () => {
      await aVehicle(economy);
      await app.db.execute(sql`update vehicle set archived_at = now()`);
    },
  ],
  ['an insurance is sold for it', 'archived', () => app.step(({ tx }) => fullCover(tx, economy))],
  ['a season is for it', 'archived', () => aSeasonOf(economy)],
  ['an add-on is for it', 'archived', () => anAddonFor(economy)],
])('where %s it is %s', async (_what, removal, given) => {
  await given();
  expect((await list()).find(({ id }) => id === economy)?.removal, 'said beforehand').toBe(removal);
  const { body } = await remove(economy);
  expect(body).toMatchObject({ message: `Category ${removal}`, data: { removal } });
  expect((await list()).map(({ id }) => id)).toEqual([luxury]);
  expect(await onSite()).not.toContain('economy');
  expect((await deeds(economy))[0]?.action).toBe(`category.${removal}`);
  expect((await remove(economy)).problem.error).toBe('fleet.category-not-found');
  expect((await create({ name: 'Economy' })).body.data.slug).toBe(removal === 'deleted' ? 'economy' : 'economy-2');
});

const added = () => app.call('POST /admin/vehicles', { headers: staff.headers, body: newVehicle(economy) });

test.each([
  ['deleted', async () => undefined],
  ['archived', () => aSeasonOf(economy)],
])('one that is %s while a vehicle is given it is given to none', async (_how, given) => {
  await given();
  const during = await whileUncommitted(app, (ctx) => removeCategory(ctx, economy), added);
  expect([during.status, during.problem.messages]).toEqual([422, { category: 'There is no such category' }]);
  expect((await added()).problem.messages).toEqual(during.problem.messages);
});

test('one that a vehicle is given at this moment stays', async () => {
  const refused = await whileUncommitted(
    app,
    ({ tx }) => addVehicles(tx, [vehicle({ categoryId: economy, licensePlate: '1กก 1' })]),
    () => remove(economy),
  );
  expect([refused.status, refused.problem.error]).toEqual([409, 'fleet.category-in-use']);
});

test('search finds names in both languages and descriptions', async () => {
  await create({ nameInThai: 'รถบ้าน', description: 'With a bed' });
  const names = async (search: string) => (await list(search)).map(({ name }) => name);
  expect(await names('camp')).toEqual(['Campers']);
  expect(await names('รถบ้าน')).toEqual(['Campers']);
  expect(await names('bed')).toEqual(['Campers']);
  expect(await names('100%')).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViewedList } from '#contract/office/views.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let lek: Person;
let nok: Person;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  lek = await signedInAs(app, { role: 'STAFF', firstName: 'Lek', lastName: 'Counter' });
  nok = await signedInAs(app, { role: 'STAFF', firstName: 'Nok', lastName: 'Desk' });
});
afterAll(() => app.close());

const listViews = async ({ headers }: Person, list: ViewedList = 'bookings') =>
  (await app.call('GET /admin/views', { headers, query: { list } })).body.data;
const keep = ({ headers }: Person, name: string, search: string, list: ViewedList = 'bookings') =>
  app.call('POST /admin/views', { headers, body: { list, name, search } });

test('a view is kept under its name for one person and one list, and given anew by the same name', async () => {
  await keep(lek, '  Airport, 7 days ', 'locationId=1');
  await keep(lek, 'Unpaid', 'view=unpaid');
  await keep(lek, 'AIRPORT, 7 DAYS', 'locationId=2');
  await keep(lek, 'Thai', 'search=thai', 'customers');
  expect((await listViews(lek)).map(({ name, search }) => [name, search])).toEqual([
    ['AIRPORT, 7 DAYS', 'locationId=2'],
    ['Unpaid', 'view=unpaid'],
  ]);
  expect((await listViews(lek, 'customers')).map(({ name }) => name)).toEqual(['Thai']);
  expect(await listViews(nok)).toEqual([]);
});

test('nobody forgets another’s view, and each their own', async () => {
  const { body } = await keep(nok, 'Mine', 'status=pending');
  const forget = ({ headers }: Person) =>
    app.call('DELETE /admin/views/:id', { headers, params: { id: body.data.id } });
  expect((await forget(lek)).problem).toMatchObject({ error: 'view.not-found' });
  expect(await listViews(nok)).toHaveLength(1);
  expect((await forget(nok)).status).toBe(200);
  expect(await listViews(nok)).toEqual([]);
  expect((await forget(nok)).status).toBe(404);
});

test('twelve are the most of a list, however many are kept at once', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => keep(nok, `View ${index}`, '')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
  expect(answers.find(({ status }) => status !== 200)?.problem).toMatchObject({ error: 'view.too-many' });
  expect((await keep(nok, (await listViews(nok))[0]?.name ?? '', 'status=confirmed')).status).toBe(200);
});

test.each([
  ['no name', { name: ' ' }],
  ['a name too long', { name: 'x'.repeat(41) }],
  ['a list that keeps none', { list: 'settings' }],
])('%s is refused', async (_what, wrong) => {
  const body = { list: 'bookings', name: 'A', search: '', ...wrong } as never;
  expect((await app.call('POST /admin/views', { headers: lek.headers, body })).status).toBe(422);
});

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewClaimPrice } from '#contract/office/claim-prices.ts';
import { at, confirmedBooking, desk, pickedUp, returned } from '#test/builders/desk.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
});
afterEach(() => app.close());

const headers = () => office.clerk.headers;
const dent = { kind: 'damage', damageKind: 'dent', damageSize: 'large', amount: 12_000, isTaxed: false } as const;
const key = { kind: 'lost', item: 'Key', itemInThai: 'กุญแจ', amount: 5000, isTaxed: false } as const;

const list = async () => (await app.call('GET /admin/claim-prices', { headers: headers() })).body.data;
const add = (body: NewClaimPrice) => app.call('POST /admin/claim-prices', { body, headers: headers() });
const change = (id: string, body: NewClaimPrice & { version?: number }) =>
  app.call('PUT /admin/claim-prices/:id', { params: { id }, body, headers: headers() });
const remove = (id: string) => app.call('DELETE /admin/claim-prices/:id', { params: { id }, headers: headers() });
const fields = ({ problem }: { problem: { fields?: Record<string, { code: string }> | undefined } }) =>
  Object.fromEntries(Object.entries(problem.fields ?? {}).map(([name, { code }]) => [name, code]));

test('a price is added, changed and deleted, and the audit log tells it', async () => {
  const { id } = (await add(dent)).body.data;
  const { data } = (await change(id, { ...dent, amount: 9000, categoryId: office.categoryId, version: 1 })).body;
  expect(data).toMatchObject({ ...dent, amount: 9000, item: null, categoryId: office.categoryId, version: 2 });
  expect(Object.keys(data.category ?? {})).toEqual(['name', 'nameInThai']);
  expect((await change(id, { ...dent, version: 1 })).problem.error).toBe('claim-price.changed-meanwhile');
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).problem.error).toBe('claim-price.not-found');
  expect((await change(id, dent)).problem.error).toBe('claim-price.not-found');
  expect(await list()).toEqual([]);
  const { rows } = await app.db.execute<{ action: string }>(
    sql`select action from audit_entry where action like 'claim-price.%' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(
    ['created', 'changed', 'deleted'].map((one) => `claim-price.${one}`),
  );
});

test('there is one price for each thing of a category, whatever the letters of an item', async () => {
  expect((await add(key)).status).toBe(200);
  const again = await add({ ...key, item: 'KEY' });
  expect([again.status, again.problem.error, fields(again)]).toEqual([
    409,
    'claim-price.exists',
    { categoryId: 'claim-price.exists' },
  ]);
  const other = (await add({ ...key, categoryId: office.categoryId })).body.data;
  expect((await change(other.id, key)).problem.error).toBe('claim-price.exists');
  expect(await list()).toHaveLength(2);
});

test.each([
  ['damage without kind and size', { ...dent, damageKind: null, damageSize: undefined }, ['damageKind', 'damageSize']],
  ['a lost item without a name', { ...key, item: undefined }, ['item']],
  ['nothing', { ...key, amount: 0 }, ['amount']],
  ['an unknown category', { ...key, categoryId: '0197f1a0-0000-7000-8000-000000000001' }, ['categoryId']],
])('%s has no price', async (_what, body, names) => {
  const reply = await add(body as NewClaimPrice);
  expect([reply.status, Object.keys(fields(reply))]).toEqual([422, names]);
});

test('what a kind has no use for is not kept', async () => {
  const cleaning = { kind: 'cleaning', amount: 1500, isTaxed: true } as const;
  const { data } = (await add({ ...dent, ...cleaning, item: 'Key', itemInThai: 'กุญแจ' })).body;
  expect(data).toMatchObject({ ...cleaning, damageKind: null, damageSize: null, item: null, itemInThai: null });
});

describe('of a rental', () => {
  let id: string;
  beforeEach(async () => {
    id = await confirmedBooking(app, office.vehicleId);
    office = await at(app, office, '2026-12-05T10:00');
    await pickedUp(app, office.clerk, id, { fuel: 8 });
    await returned(app, office.clerk, id, { fuel: 5 });
  });
  const propose = async (query: { kind: 'damage' | 'fuel' | 'lost'; item?: string }) => {
    const damage = query.kind === 'damage' ? ({ damageKind: 'dent', damageSize: 'large' } as const) : {};
    const sent = { params: { id }, query: { ...damage, ...query }, headers: headers() };
    return (await app.call('GET /admin/bookings/:id/claim-proposal', sent)).body.data;
  };
  const covered = (excess: number) => {
    const cover = JSON.stringify({ name: 'Basic', nameInThai: null, excess: excess * 100 });
    return app.db.execute(sql`update booking set sold_cover = ${cover} where id = ${id}`);
  };

  test('without a price nothing is proposed but the tax', async () => {
    expect(await propose({ kind: 'fuel' })).toEqual({
      amount: null,
      isTaxed: true,
      units: 3,
      limit: null,
      answerHours: 48,
    });
    expect(await propose({ kind: 'damage' })).toEqual({
      amount: null,
      isTaxed: false,
      units: 1,
      limit: null,
      answerHours: 48,
    });
  });

  test('the list proposes by its readings, its category and its cover', async () => {
    await add({ kind: 'fuel', amount: 250, isTaxed: true });
    await add(dent);
    await add({ ...dent, amount: 15_000, categoryId: office.categoryId });
    await add(key);
    expect(await propose({ kind: 'fuel' })).toMatchObject({ amount: 750, units: 3 });
    expect(await propose({ kind: 'lost', item: 'key' })).toMatchObject({ amount: 5000 });
    expect(await propose({ kind: 'damage' })).toMatchObject({ amount: 15_000, limit: null });
    await covered(8000);
    expect(await propose({ kind: 'damage' })).toMatchObject({ amount: 8000, limit: 'excess' });
    await covered(0);
    expect(await propose({ kind: 'damage' })).toMatchObject({ amount: 0, limit: 'waived' });
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { listeningSandbox } from '../listening-sandbox.ts';

const start = Date.UTC(2026, 10, 20, 4);
let now = start;
let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox({ now: () => now });
});
afterAll(() => sandbox.stop());

type Event = { id: string; key: string; data: Record<string, unknown>; location: string };
const get = async (path: string) => (await sandbox.call('GET', path)).body;
const post = async (path: string, json: object = {}) => (await sandbox.call('POST', path, { json })).body;
const events = async (query = '') => (await get(`/events?limit=100${query}`)).data as Event[];
const keysSince = async (count: number) => (await events()).slice(count).map(({ key }) => key);

test('what happens to customers and cards is told in the order in which it happened', async () => {
  const before = (await events()).length;
  const token = await sandbox.createToken();
  const { id } = await post('/customers', { description: 'before', card: token.body.id });
  await sandbox.call('PATCH', `/customers/${id}`, { json: { description: 'after' } });
  const second = await sandbox.createToken();
  await sandbox.call('PATCH', `/customers/${id}`, { json: { card: second.body.id } });
  const path = `/customers/${id}/cards/${(second.body.card as { id: string }).id}`;
  await sandbox.call('PATCH', path, { json: { name: 'Malee' } });
  await sandbox.call('DELETE', path);
  await sandbox.call('DELETE', `/customers/${id}`);
  expect(await keysSince(before)).toEqual([
    'customer.create',
    'customer.update',
    'customer.update.card',
    'card.update',
    'card.destroy',
    'customer.destroy',
  ]);
  const [created, updated] = (await events()).slice(before);
  expect([created?.data.description, updated?.data.description]).toEqual(['before', 'after']);
});

test('a refund is told once, with the refund, also among the events of its charge', async () => {
  const charge = (await sandbox.charge()).body;
  const refund = await post(`/charges/${charge.id}/refunds`, { amount: 30_000 });
  await post(`/charges/${charge.id}/refunds`, { amount: 900_000 });
  const refundEvents = (await events()).filter(({ key }) => key === 'refund.create');
  expect(refundEvents.map(({ data }) => data)).toEqual([refund]);
  const ofCharge = await get(`/charges/${charge.id}/events`);
  expect(ofCharge.location).toBe(`/charges/${charge.id}/events`);
  expect((ofCharge.data as Event[]).at(-1)).toEqual(refundEvents[0]);
  expect(await get(refundEvents[0]?.location ?? '')).toEqual(refundEvents[0]);
});

test.each([
  ['is paid at once', {}, async () => {}, ['charge.create']],
  [
    'is captured',
    { capture: false },
    (id: string) => post(`/charges/${id}/capture`),
    ['charge.create', 'charge.capture'],
  ],
  [
    'is reversed',
    { capture: false },
    (id: string) => post(`/charges/${id}/reverse`),
    ['charge.create', 'charge.reverse'],
  ],
  ['cannot be reversed', {}, (id: string) => post(`/charges/${id}/reverse`), ['charge.create']],
])('of a charge that %s, each step is told with the charge as it was then', async (_what, extra, then, keys) => {
  const charge = (await sandbox.charge(extra)).body;
  await then(String(charge.id));
  const chargeEvents = (await get(`/charges/${charge.id}/events`)).data as Event[];
  expect(chargeEvents.map(({ key }) => key)).toEqual(keys);
  expect(chargeEvents[0]?.data).toEqual(charge);
  expect(chargeEvents.at(-1)?.data).toEqual(await get(`/charges/${charge.id}`));
});

test('an event keeps the object as it was then', async () => {
  const customer = await post('/customers', { description: 'then' });
  const event = (await events()).at(-1);
  await sandbox.call('PATCH', `/customers/${customer.id}`, { json: { description: 'now' } });
  expect((await get(`/events/${event?.id}`)).data).toEqual(customer);
});

test('events are listed with limit, offset, order, from and to', async () => {
  now = start + 3_600_000;
  for (const description of ['1', '2', '3']) await post('/customers', { description });
  const listed = async (query: string) =>
    (await events(`&from=2026-11-20T05:00:00Z${query}`)).map(({ data }) => data.description);
  expect(await listed('')).toEqual(['1', '2', '3']);
  expect(await listed('&order=reverse_chronological')).toEqual(['3', '2', '1']);
  expect(await listed('&offset=2')).toEqual(['3']);
  expect(await listed('&to=2026-11-20T04:59:59Z')).toEqual([]);
});

test.each(['/events/evnt_test_nobody', '/charges/chrg_test_nobody/events'])('%s is not found', async (path) => {
  expect(await get(path)).toMatchObject({ object: 'error', code: 'not_found' });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ContractRoute, contract } from '#contract/index.ts';
import type { Sent } from './bad-input/send.ts';
import { type OpenShop, openShop } from './builders/valid-calls/open-shop.ts';
import { everyRoute } from './fresh-app.ts';

let shop: OpenShop;
let undo: OpenShop['undo'];
let send: OpenShop['send'];

beforeAll(async () => {
  shop = await openShop();
  ({ undo, send } = shop);
});
afterAll(() => shop.close());

type Fields = Readonly<Record<string, unknown>>;

/** Changes that are a step of a record, not its fields. */
const steps: ContractRoute[] = ['PUT /admin/bookings/:id/status', 'PATCH /booking-pricing/:bookingId/addons'];

const changes = everyRoute.filter(
  ([route, { body }]) => /^(PUT|PATCH) /.test(route) && body && !steps.includes(route),
) as [ContractRoute, Endpoint & { readBy: ContractRoute }][];

const sampleOf = async (route: ContractRoute): Promise<Sent> => (await shop.samplesOf(route))[0] ?? {};

const recordOf = async ({ readBy, readIn }: Endpoint & { readBy: ContractRoute }, sent: Sent) => {
  const { payload } = await send(readBy, contract[readBy], { params: sent.params, headers: sent.headers ?? {} });
  const data = payload?.data as Fields;
  const found = readIn === undefined ? data : data[readIn];
  if (!Array.isArray(found)) return found as Fields;
  const keys = Object.values(sent.params as Fields);
  return found.find((one: Fields) => keys.at(-1) === (one.methodType ?? one.id)) as Fields;
};

const whenSaved = ['version', 'updatedAt', 'lastUpdated', 'lastUpdatedBy'];
const apartFromVersion = (record: Fields) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !whenSaved.includes(name)));

test('every change of a record says which call reads it', () =>
  expect(changes.filter(([, { readBy }]) => !readBy).map(([route]) => route)).toEqual([]));

describe.each(changes)('%s', (route, endpoint) => {
  test('takes a record as it was read, and changes nothing', () =>
    undo.undone(async () => {
      const sample = await sampleOf(route);
      const sendBack = async () => {
        const read = await recordOf(endpoint, sample);
        const { status, payload } = await send(route, endpoint, { ...sample, body: read });
        expect([status, payload?.fields]).toEqual([200, undefined]);
        expect(apartFromVersion(await recordOf(endpoint, sample))).toEqual(apartFromVersion(read));
      };
      await sendBack();
      const { version } = await recordOf(endpoint, sample);
      const body = { ...(sample.body as Fields), ...(version !== undefined && { version }) };
      expect(await send(route, endpoint, { ...sample, body })).toMatchObject({ status: 200 });
      await sendBack();
    }));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRead } from '#platform/http/declaration/is-read.ts';
import { createLog } from '#platform/log/log.ts';
import type { Sent } from './bad-input/send.ts';
import { type OpenShop, openShop } from './builders/valid-calls/open-shop.ts';
import { everyRoute } from './fresh-app.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const reads = everyRoute.filter(([route, { file }]) => isRead(route) && !file);

const passing = ['requestId', 'stamp', 'memory', 'answerMs', 'freeBytes', 'uptimeSeconds'];
/** Without what differs between any two answers. */
const compared = (body: unknown) =>
  JSON.parse(JSON.stringify(body), (name, value) => (passing.includes(name) ? undefined : value));

/** A sample whose ids are none. */
const lost = (sample: Sent): Sent => ({
  ...sample,
  params: Object.fromEntries(Object.keys(Object(sample.params)).map((name) => [name, 'no-id'])),
});

/** As pages write the key of a booking. */
const asWritten = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name === 'x-booking-token' ? 'X-Booking-Token' : name, value]),
  );

const asPage = async (route: string, { params, query, body, headers = {} }: Sent) => {
  const caller = { cookies: {}, headers, ip: '127.0.0.1', id: 'page', log: createLog('silent') };
  const answer = await shop.app.readAs(caller)({ route, params, query, body, headers: asWritten(headers) });
  return { status: answer?.status, body: compared(answer?.body) };
};

test.each(reads)('%s is answered to a page as over HTTP: the same access, checks and words', (route, endpoint) =>
  shop.undo.undone(async () => {
    for (const sample of await shop.samplesOf(route)) {
      const wrong = { ...sample, query: { ...Object(sample.query), pickupDay: 'x' } };
      for (const sent of [sample, wrong, { ...sample, headers: {} }, lost(sample)]) {
        const { status, payload } = await shop.send(route, endpoint, sent);
        expect(await asPage(route, sent)).toEqual({ status, body: compared(payload) });
      }
    }
  }),
);

test('what writes is no read', async () => {
  const caller = { cookies: {}, headers: {}, ip: '127.0.0.1', id: 'page', log: createLog('silent') };
  expect(shop.app.readAs(caller)({ route: 'POST /bookings' })).toBeUndefined();
  expect(shop.app.readAs(caller)({ route: 'GET /admin/bookings/export' })).toBeUndefined();
});

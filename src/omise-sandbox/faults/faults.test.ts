import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { listeningSandbox } from '../listening-sandbox.ts';
import { takes } from './faults.ts';

let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox();
});
afterEach(() => sandbox.call('DELETE', '/sandbox/faults'));
afterAll(() => sandbox.stop());

const plan = (json: object) => sandbox.call('POST', '/sandbox/faults', { json });
const charges = async () => Number((await sandbox.call('GET', '/charges')).body.total);
const pay = async () => {
  const { body } = await sandbox.createToken();
  return sandbox.call('POST', '/charges', { json: { amount: 50_000, currency: 'thb', card: body.id } });
};
const plannedFaults = async () => (await sandbox.call('GET', '/sandbox/faults')).body.faults;

describe('a call that is cut', () => {
  test('after the work was done leaves the money taken and no answer', async () => {
    const before = await charges();
    await plan({ on: 'POST /charges', kind: 'drop-after' });
    await expect(pay()).rejects.toThrow('fetch failed');
    expect(await charges()).toBe(before + 1);
  });

  test('before the work leaves nothing done', async () => {
    const before = await charges();
    await plan({ on: 'POST /charges', kind: 'drop-before' });
    await expect(pay()).rejects.toThrow('fetch failed');
    expect(await charges()).toBe(before);
  });
});

describe('a call that is slow', () => {
  test('is answered late, while the work was done at once', async () => {
    const before = await charges();
    await plan({ on: 'POST /charges', kind: 'delay', ms: 2_000 });
    const order: string[] = [];
    const paying = pay().finally(() => order.push('answered'));
    await vi.waitFor(async () => expect(await charges()).toBe(before + 1), { timeout: 10_000, interval: 20 });
    order.push('done');
    expect((await paying).status).toBe(200);
    expect(order).toEqual(['done', 'answered']);
  });

  test('or has its work begun late', async () => {
    const before = await charges();
    await plan({ on: 'POST /charges', kind: 'delay-before', ms: 2_000 });
    const paying = pay();
    // The request has arrived, and is delayed.
    await vi.waitFor(async () => expect(await plannedFaults()).toEqual([]), { timeout: 10_000, interval: 20 });
    expect(await charges()).toBe(before);
    expect((await paying).status).toBe(200);
    expect(await charges()).toBe(before + 1);
  });
});

test('a call that fails is answered in the provider’s shape, and nothing is done', async () => {
  const before = await charges();
  await plan({ on: 'POST /charges', kind: 'error' });
  await plan({ on: 'POST /charges', kind: 'error', status: 503 });
  expect(await pay()).toMatchObject({ status: 500, body: { object: 'error', code: 'internal_error' } });
  expect(await pay()).toMatchObject({ status: 503, body: { object: 'error', code: 'service_unavailable' } });
  expect(await charges()).toBe(before);
  expect((await pay()).status).toBe(200);
});

test('a fault hits as many calls as it says, and only those that it means', async () => {
  await plan({ on: 'GET /charges/:id', kind: 'error', times: 2 });
  const { body } = await pay();
  const read = async () => (await sandbox.call('GET', `/charges/${body.id}`)).status;
  expect((await sandbox.call('GET', '/charges')).status).toBe(200);
  expect([await read(), await read(), await read()]).toEqual([500, 500, 200]);
});

test('a call without a good key is refused and uses no fault up', async () => {
  await plan({ on: '* /*', kind: 'error' });
  expect((await sandbox.call('GET', '/charges', { key: 'skey_test_other' })).status).toBe(401);
  expect((await sandbox.call('GET', '/charges')).status).toBe(500);
});

test('what is planned can be read and cleared', async () => {
  const fault = { on: 'POST /charges', kind: 'delay', ms: 5, times: 3 };
  expect((await plan(fault)).body).toEqual({ faults: [fault] });
  expect((await sandbox.call('GET', '/sandbox/faults')).body).toEqual({ faults: [fault] });
  expect((await sandbox.call('DELETE', '/sandbox/faults')).body).toEqual({ faults: [] });
  expect((await pay()).status).toBe(200);
});

test.each([
  [{}],
  [{ on: 'charges', kind: 'error' }],
  [{ on: 'POST /charges', kind: 'explode' }],
  [{ on: 'POST /charges', kind: 'duplicate' }],
  [{ on: 'webhook', kind: 'drop-after' }],
  [{ on: 'POST /charges', kind: 'error', status: 200 }],
  [{ on: 'POST /charges', kind: 'error', times: 0 }],
  [{ on: 'POST /charges', kind: 'error', often: 2 }],
])('%j is refused', async (wrong) => {
  expect(await plan(wrong)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
});

test.each(['GET', 'POST', 'DELETE'])('%s /sandbox/faults is for the secret key', async (method) => {
  expect((await sandbox.call(method, '/sandbox/faults', { key: 'pkey_test_sandbox' })).status).toBe(401);
});

test.each([
  ['POST /charges', 'POST', '/charges', true],
  ['POST /charges', 'POST', '/charges/', true],
  ['POST /charges', 'GET', '/charges', false],
  ['POST /charges', 'POST', '/charges/chrg_1/capture', false],
  ['POST /charges/:id/capture', 'POST', '/charges/chrg_1/capture', true],
  ['POST /charges/:id/capture', 'POST', '/charges/chrg_1/reverse', false],
  ['GET /charges/chrg_1', 'GET', '/charges/chrg_1', true],
  ['GET /charges/chrg_1', 'GET', '/charges/chrg_2', false],
  ['GET /charges/*', 'GET', '/charges/chrg_2/refunds', true],
  ['GET /charges/*', 'GET', '/charges', true],
  ['GET /charges/*', 'GET', '/refunds', false],
  ['* /*', 'PATCH', '/anything/at/all', true],
])('%s on %s %s: %s', (pattern, method, path, expected) => {
  expect(takes(pattern, method, path)).toBe(expected);
});

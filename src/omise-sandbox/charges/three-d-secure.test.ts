import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listeningSandbox } from '../listening-sandbox.ts';

let heard: string[] = [];
let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox({ onEvent: (key) => heard.push(key) });
});
afterAll(() => sandbox.stop());

const turn = (threeDSecure: boolean) => sandbox.call('POST', '/sandbox/account', { json: { threeDSecure } });
const return_uri = 'https://rent.example/booking/payment-result?booking=1';
const charge = async (card: object = {}, extra: object = {}) =>
  (await sandbox.charge({ return_uri, ...extra }, card)).body;
const get = async (id: unknown) => (await sandbox.call('GET', `/charges/${id}`)).body;
const answer = (uri: unknown, given: string) =>
  fetch(String(uri), { method: 'POST', body: new URLSearchParams({ answer: given }), redirect: 'manual' });

beforeEach(async () => {
  heard = [];
  await turn(true);
});

test('the switch is off at first, is kept, and can be read', async () => {
  const other = await listeningSandbox();
  expect((await other.call('GET', '/sandbox/account')).body).toMatchObject({ threeDSecure: false });
  expect((await other.call('POST', '/sandbox/account', { form: { threeDSecure: 'true' } })).body).toMatchObject({
    threeDSecure: true,
  });
  expect((await other.call('POST', '/sandbox/account', { json: {} })).body).toMatchObject({ threeDSecure: true });
  await other.stop();
});

test('the page of its bank sets no time, for the shop may wait for less long', async () => {
  const html = async (uri: unknown) => (await fetch(String(uri))).text();
  expect(await html((await charge()).authorize_uri)).not.toContain('Can be paid until');
  expect(await html((await sandbox.chargeSource('alipay')).body.authorize_uri)).toContain('Can be paid until');
});

test('a good card waits for its holder, and pays once the holder approves', async () => {
  const waiting = await charge();
  expect(waiting).toMatchObject({
    status: 'pending',
    authorized: false,
    paid: false,
    capturable: false,
    authorized_at: null,
  });
  expect(waiting.authorize_uri).toMatch(/\/payments\/paym_test_[0-9a-z]{19}\/authorize$/);
  const reply = await answer(waiting.authorize_uri, 'approve');
  expect([reply.status, reply.headers.get('location')]).toEqual([303, return_uri]);
  expect(await get(waiting.id)).toMatchObject({ status: 'successful', paid: true, authorized: true, refundable: true });
  expect(heard).toEqual(['charge.create', 'charge.complete']);
});

test('a holder who declines is sent back all the same, and the charge failed', async () => {
  const { id, authorize_uri } = await charge();
  expect((await answer(authorize_uri, 'decline')).headers.get('location')).toBe(return_uri);
  expect(await get(id)).toMatchObject({ status: 'failed', failure_code: 'failed_processing', paid: false });
  await answer(authorize_uri, 'approve');
  expect((await get(id)).status).toBe('failed');
  expect(heard).toEqual(['charge.create', 'charge.complete']);
});

test('approved without capture, the money is only authorised, and is captured later', async () => {
  const { id, authorize_uri } = await charge({}, { capture: false });
  await answer(authorize_uri, 'approve');
  expect(await get(id)).toMatchObject({ status: 'pending', authorized: true, paid: false, capturable: true });
  expect(heard).toEqual(['charge.create', 'charge.complete']);
  expect((await sandbox.call('POST', `/charges/${id}/capture`)).body).toMatchObject({
    status: 'successful',
    paid: true,
  });
});

test('with `acs=false` the page asks nobody and pays', async () => {
  const { id, authorize_uri } = await charge();
  const reply = await fetch(`${authorize_uri}?acs=false`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, return_uri]);
  expect((await get(id)).status).toBe('successful');
});

describe('cards that fail', () => {
  test.each(['4111111111150002', '5555551111120002', '3530111111100002', '6250947000000071'])(
    '%s takes no part in 3-D Secure: the charge fails at once',
    async (number) => {
      expect(await charge({ number })).toMatchObject({
        status: 'failed',
        failure_code: 'failed_processing',
        authorized: false,
      });
      expect(heard).toEqual(['charge.create', 'charge.complete']);
    },
  );

  test.each([
    ['4111111111140003', 'failed_processing'],
    ['5555551111110003', 'failed_processing'],
    ['3530111111190003', 'failed_processing'],
    ['6250947000000089', 'failed_processing'],
    ['377138161111003', 'failed_processing'],
    ['4111111111140011', 'insufficient_fund'],
  ])('%s waits for its holder, and fails although the holder approves: %s', async (number, failure_code) => {
    const { id, status, authorize_uri } = await charge({ number });
    expect(status).toBe('pending');
    await answer(authorize_uri, 'approve');
    expect(await get(id)).toMatchObject({ status: 'failed', failure_code, paid: false, transaction: null });
    expect(heard).toEqual(['charge.create', 'charge.complete']);
  });
});

describe('who is asked', () => {
  test('nobody, when there is nowhere to return to', async () => {
    expect(await charge({}, { return_uri: undefined })).toMatchObject({ status: 'successful', authorize_uri: null });
  });

  test('nobody on a plain account, although a page is named: it only leads back', async () => {
    await turn(false);
    const { status, authorize_uri } = await charge();
    expect(status).toBe('successful');
    const reply = await fetch(String(authorize_uri), { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, return_uri]);
    expect(heard).toEqual(['charge.create']);
  });

  test.each([
    ['a holder’s name with the word 3DS', { name: 'Somchai 3ds' }, {}],
    ['a request that asks for it', {}, { authentication: '3DS' }],
  ])('on a plain account too: %s', async (_why, card, extra) => {
    await turn(false);
    expect((await charge(card, extra)).status).toBe('pending');
  });
});

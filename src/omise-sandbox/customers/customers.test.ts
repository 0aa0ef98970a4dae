import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listeningSandbox } from '../listening-sandbox.ts';

const start = Date.UTC(2026, 10, 20, 4);
let now = start;
let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox({ now: () => now });
});
afterAll(() => sandbox.stop());

type Card = { id: string; last_digits: string; deleted: boolean; location: string };
type Shown = Record<string, unknown> & { id: string; default_card: string | null; cards: { data: Card[] } };

const get = (path: string) => sandbox.call('GET', path);
const post = (path: string, json: object = {}) => sandbox.call('POST', path, { json });
const patch = (path: string, json: object) => sandbox.call('PATCH', path, { json });
const remove = (path: string) => sandbox.call('DELETE', path);
const token = async (number = '4242424242424242') => (await sandbox.createToken({ number })).body;
const master = '5555555555554444';
const create = async (json: object = {}) => (await post('/customers', json)).body as Shown;
const shown = async (id: string) => (await get(`/customers/${id}`)).body as Shown;
const pay = (json: object) => post('/charges', { amount: 50_000, currency: 'thb', ...json });
const refusal = { object: 'error', code: 'not_found' };

/** A customer with a Visa, which is the default, and a MasterCard. */
const withTwoCards = async () => {
  const { id } = await create({ card: (await token()).id });
  await patch(`/customers/${id}`, { card: (await token(master)).id });
  const customer = await shown(id);
  const [visa, mastercard] = customer.cards.data;
  if (!visa || !mastercard) throw new Error('cards are missing');
  return { id, customer, visa, mastercard };
};

describe('a customer', () => {
  test('is made with a card, which becomes the default, and is read again as it was', async () => {
    const { id: tokenId, card } = await token();
    const made = await create({
      email: 'somchai@example.com',
      description: 'Somchai',
      metadata: { user: 'u1' },
      card: tokenId,
    });
    const location = `/customers/${made.id}`;
    expect(made).toMatchObject({
      object: 'customer',
      id: expect.stringMatching(/^cust_test_[0-9a-z]{19}$/),
      location,
      deleted: false,
      email: 'somchai@example.com',
      description: 'Somchai',
      metadata: { user: 'u1' },
      default_card: (card as Card).id,
      cards: { total: 1, location: `${location}/cards` },
    });
    expect(made.cards.data).toEqual([{ ...(card as Card), location: `${location}/cards/${(card as Card).id}` }]);
    expect(await shown(made.id)).toEqual(made);
    const used = await sandbox.call('GET', `/tokens/${tokenId}`, { key: 'pkey_test_sandbox' });
    expect(used.body).toMatchObject({ used: true, card: null, charge_status: 'unknown' });
  });

  test('is described anew, and what was not sent stays', async () => {
    const made = await create({ email: 'a@example.com', description: 'before', metadata: { a: '1' } });
    const { body } = await patch(`/customers/${made.id}`, { description: 'after' });
    expect(body).toEqual({ ...made, description: 'after' });
    expect(made.default_card).toBeNull();
  });

  test('once deleted shows so one last time, and is found no more', async () => {
    const { id, customer } = await withTwoCards();
    expect((await remove(`/customers/${id}`)).body).toEqual({ ...customer, deleted: true });
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['GET', '/cards'],
    ] as const) {
      const { status, body } = await sandbox.call(method, `/customers/${id}${path}`);
      expect({ status, body }).toMatchObject({
        status: 404,
        body: { ...refusal, message: `customer ${id} was not found` },
      });
    }
    expect((await pay({ customer: id })).body).toMatchObject({ ...refusal, message: `customer ${id} was not found` });
    expect((await get('/customers?limit=100')).body.data).not.toContainEqual(expect.objectContaining({ id }));
  });
});

describe('a further card', () => {
  test('comes with a token and does not replace the default, unless it is chosen', async () => {
    const { id, customer, visa, mastercard } = await withTwoCards();
    expect(customer.default_card).toBe(visa.id);
    const { body } = await patch(`/customers/${id}`, { default_card: mastercard.id });
    expect(body).toEqual({ ...customer, default_card: mastercard.id });
  });

  test('needs a token that was not used, neither for a charge nor for a customer', async () => {
    const attached = await token();
    await create({ card: attached.id });
    const charged = await token();
    await pay({ card: charged.id });
    for (const used of [attached, charged]) {
      expect((await post('/customers', { card: used.id })).body.code).toBe('used_token');
      expect((await pay({ card: used.id })).body.code).toBe('used_token');
    }
    const before = (await get('/customers')).body.total;
    expect((await post('/customers', { card: 'tokn_x' })).body).toMatchObject({
      ...refusal,
      message: 'token tokn_x was not found',
    });
    expect((await get('/customers')).body.total).toBe(before);
  });

  test('of another customer cannot become the default', async () => {
    const { id } = await create();
    const { visa } = await withTwoCards();
    expect((await patch(`/customers/${id}`, { default_card: visa.id })).body).toMatchObject({
      ...refusal,
      message: `card ${visa.id} was not found`,
    });
  });
});

describe('the cards of a customer', () => {
  test('are listed with limit, offset and order', async () => {
    const { id, visa, mastercard } = await withTwoCards();
    const ids = async (query: string) =>
      ((await get(`/customers/${id}/cards${query}`)).body.data as Card[]).map((card) => card.id);
    expect(await ids('')).toEqual([visa.id, mastercard.id]);
    expect(await ids('?limit=1')).toEqual([visa.id]);
    expect(await ids('?limit=1&offset=1')).toEqual([mastercard.id]);
    expect(await ids('?order=reverse_chronological')).toEqual([mastercard.id, visa.id]);
    expect((await get(`/customers/${id}/cards?limit=x`)).body.code).toBe('bad_request');
  });

  test('are corrected: name, last month, address', async () => {
    const { id, visa } = await withTwoCards();
    const changes = { name: 'Somchai Praset', expiration_month: '11', expiration_year: 2041, city: 'Bangkok' };
    const { body } = await patch(visa.location, { ...changes, last_digits: '0000' });
    expect(body).toEqual({ ...visa, ...changes, expiration_month: 11 });
    expect((await get(`/customers/${id}/cards/${visa.id}`)).body).toEqual(body);
  });

  test.each([
    [{ expiration_year: 2020 }, 'expiration date cannot be in the past'],
    [{ expiration_month: 13 }, 'expiration month is not between 1 and 12 and expiration date is invalid'],
    [{ name: '' }, "name can't be blank"],
  ])('are not corrected to %j', async (wrong, message) => {
    const { visa } = await withTwoCards();
    const { status, body } = await patch(visa.location, wrong);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_card', message } });
    expect((await get(visa.location)).body).toEqual(visa);
  });

  test('when the default goes, the one that came last takes its place; after the last there is none', async () => {
    const { id, visa, mastercard } = await withTwoCards();
    await patch(`/customers/${id}`, { card: (await token('3530111333300000')).id });
    const jcb = (await shown(id)).cards.data[2];
    expect((await remove(visa.location)).body).toEqual({ ...visa, deleted: true });
    expect(await shown(id)).toMatchObject({ default_card: jcb?.id, cards: { total: 2 } });
    await remove(mastercard.location);
    expect((await shown(id)).default_card).toBe(jcb?.id);
    await remove(jcb?.location ?? '');
    expect(await shown(id)).toMatchObject({ default_card: null, cards: { total: 0 } });
    expect((await get(visa.location)).body).toMatchObject({ ...refusal, message: `card ${visa.id} was not found` });
  });
});

describe('a charge on a customer', () => {
  test('takes the default card, again and again', async () => {
    const { id, visa } = await withTwoCards();
    for (const _time of [1, 2]) {
      const { body } = await pay({ customer: id });
      expect(body).toMatchObject({ status: 'successful', customer: id, card: visa });
    }
  });

  test('takes the card that it names', async () => {
    const { id, mastercard } = await withTwoCards();
    expect((await pay({ customer: id, card: mastercard.id })).body).toMatchObject({ customer: id, card: mastercard });
  });

  test('does not take the card of another', async () => {
    const { id } = await withTwoCards();
    const { visa } = await withTwoCards();
    expect((await pay({ customer: id, card: visa.id })).body).toMatchObject({
      ...refusal,
      message: `card ${visa.id} was not found`,
    });
  });

  test('is refused when there is no card', async () => {
    const { id } = await create();
    const { status, body } = await pay({ customer: id });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'missing_card' });
  });

  test('is declined as its card is, however often', async () => {
    const { id } = await create({ card: (await token('4111111111140011')).id });
    for (const _time of [1, 2]) {
      expect((await pay({ customer: id })).body).toMatchObject({
        status: 'failed',
        failure_code: 'insufficient_fund',
        customer: id,
      });
    }
  });

  test('waits for the card’s holder where 3-D Secure is asked for, and fails as the card does', async () => {
    const return_uri = 'https://rent.example/booking/payment-result';
    const options = { return_uri, authentication: '3DS' };
    const { id } = await withTwoCards();
    expect((await pay({ customer: id, ...options })).body).toMatchObject({
      status: 'pending',
      customer: id,
      authorize_uri: expect.stringContaining('/authorize'),
    });
    const without = await create({ card: (await token('4111111111150002')).id });
    expect((await pay({ customer: without.id, ...options })).body.status).toBe('failed');
  });

  test('goes on showing its card, as a deleted one, and can still be refunded', async () => {
    const { id, visa, mastercard } = await withTwoCards();
    const onVisa = (await pay({ customer: id })).body;
    const onMastercard = (await pay({ customer: id, card: mastercard.id })).body;
    await remove(visa.location);
    const card = { ...visa, deleted: true };
    expect((await get(`/charges/${onVisa.id}`)).body).toEqual({ ...onVisa, card });
    expect((await get(`/charges/${onMastercard.id}`)).body).toEqual(onMastercard);
    await remove(`/customers/${id}`);
    expect((await get(`/charges/${onMastercard.id}`)).body.card).toMatchObject({ deleted: true });
    expect((await post(`/charges/${onVisa.id}/refunds`, { amount: 20_000 })).body.object).toBe('refund');
  });
});

test('customers are listed by time, with limit, offset, order, from and to', async () => {
  const times = [1, 2, 3].map((hour) => start + hour * 3_600_000);
  for (now of times) await create({ description: String(now) });
  const listed = async (query: string) =>
    ((await get(`/customers?from=2026-11-20T05:00:00Z${query}`)).body.data as Shown[]).map(({ description }) =>
      times.indexOf(Number(description)),
    );
  expect(await listed('')).toEqual([0, 1, 2]);
  expect(await listed('&limit=1&offset=1')).toEqual([1]);
  expect(await listed('&order=reverse_chronological')).toEqual([2, 1, 0]);
  expect(await listed('&to=2026-11-20T06:00:00Z')).toEqual([0, 1]);
  now = start;
});

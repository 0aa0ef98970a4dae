import { globalAgent } from 'node:http';
import omiseClient, { type Charges, Scheme } from 'omise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodCard, listeningSandbox } from './listening-sandbox.ts';

/** The provider's own Node client, unchanged. It has no option for a port, so the agent's default port is set. */
let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;
const omise = omiseClient({
  publicKey: 'pkey_test_sandbox',
  secretKey: 'skey_test_sandbox',
  omiseVersion: '2019-05-29',
  host: '127.0.0.1',
  vaultHost: '127.0.0.1',
  scheme: Scheme.Http,
});

beforeAll(async () => {
  sandbox = await listeningSandbox();
  Object.assign(globalAgent, { defaultPort: Number(new URL(sandbox.url).port) });
});
afterAll(() => sandbox.stop());

const thb = { amount: 100_000, currency: 'thb' };
const token = async (number = goodCard.number) => (await omise.tokens.create({ card: { ...goodCard, number } })).id;
const charge = async (extra: Partial<Charges.IRequest> = {}) =>
  omise.charges.create({ ...thb, card: await token(), ...extra });

/** A charge without the `to` of its refund list, which is the time of the response. */
const asMade = ({ refunds, ...facts }: Charges.ICharge) => ({ ...facts, refunds: { ...refunds, to: null } });

test('tokens: create, retrieve', async () => {
  const made = await omise.tokens.create({ card: goodCard });
  expect(made).toMatchObject({ object: 'token', used: false, card: { last_digits: '4242', brand: 'Visa' } });
  expect(await omise.tokens.retrieve(made.id)).toEqual(made);
  await expect(omise.tokens.create({ card: { ...goodCard, number: '4242424242424241' } })).rejects.toMatchObject({
    object: 'error',
    code: 'invalid_card',
  });
});

describe('charges', () => {
  test('create, retrieve, update, list', async () => {
    const made = await charge({ description: 'Booking SP-1', metadata: { booking: 'SP-1' } });
    expect(made).toMatchObject({ status: 'successful', paid: true, currency: 'THB', fee: 3_650, net: 96_094 });
    expect(asMade(await omise.charges.retrieve(made.id))).toEqual(asMade(made));
    // The client's type requires amount and currency; the provider's PATCH needs only the changed fields.
    const changes = { description: 'Booking SP-2' } as Charges.IRequest;
    expect(await omise.charges.update(made.id, changes)).toMatchObject({
      description: 'Booking SP-2',
      amount: 100_000,
    });
    const list = await omise.charges.list({ limit: 1, order: 'reverse_chronological' });
    expect(list).toMatchObject({ object: 'list', limit: 1, order: 'reverse_chronological', data: [{ id: made.id }] });
  });

  test('declined: an answer, not an error', async () => {
    expect(await charge({ card: await token('4111111111130012') })).toMatchObject({
      status: 'failed',
      failure_code: 'stolen_or_lost_card',
    });
  });

  test('refused: the error object', async () => {
    await expect(omise.charges.create({ ...thb, card: 'tokn_test_nobody' })).rejects.toEqual({
      object: 'error',
      location: 'https://www.omise.co/api-errors#not-found',
      code: 'not_found',
      message: 'token tokn_test_nobody was not found',
    });
  });

  test('capture, whole and in part, and not twice', async () => {
    const whole = await charge({ capture: false });
    expect(await omise.charges.capture(whole.id)).toMatchObject({ status: 'successful', paid: true });
    await expect(omise.charges.capture(whole.id)).rejects.toMatchObject({ code: 'failed_capture' });
    const part = await charge({
      capture: false,
      authorization_type: 'pre_auth' as Charges.IRequest['authorization_type'],
    });
    expect(await omise.charges.capture(part.id, { capture_amount: 40_000 })).toMatchObject({ captured_amount: 40_000 });
  });

  test('reverse, and not after the capture', async () => {
    const held = await charge({ capture: false });
    expect(await omise.charges.reverse(held.id)).toMatchObject({ status: 'reversed', reversed: true });
    const paid = await charge();
    await expect(omise.charges.reverse(paid.id)).rejects.toMatchObject({ code: 'failed_reverse' });
  });

  test('refund: create, list, retrieve, and not more than there is', async () => {
    const { id } = await charge();
    const refund = await omise.charges.createRefund(id, { amount: 30_000, metadata: { why: 'rain' } });
    expect(refund).toMatchObject({ object: 'refund', amount: 30_000, charge: id, voided: false });
    expect(await omise.charges.retrieveRefund(id, refund.id)).toEqual(refund);
    expect((await omise.charges.listRefunds(id)).data).toEqual([refund]);
    expect(await omise.charges.retrieve(id)).toMatchObject({ refunded_amount: 30_000, refunds: { total: 1 } });
    await expect(omise.charges.createRefund(id, { amount: 70_001 })).rejects.toMatchObject({ code: 'failed_refund' });
  });
});

describe('sources', () => {
  const return_uri = 'https://rent.example/booking/payment-result';

  test('create, retrieve, charge: a picture to scan', async () => {
    const source = await omise.sources.create({ type: 'promptpay', ...thb });
    expect(source).toMatchObject({ object: 'source', type: 'promptpay', flow: 'offline', charge_status: 'unknown' });
    expect(await omise.sources.retrieve(source.id)).toEqual(source);
    const made = await omise.charges.create({ ...thb, source: source.id, return_uri });
    expect(made).toMatchObject({
      status: 'pending',
      paid: false,
      card: null,
      source: { id: source.id, charge_status: 'pending', scannable_code: { object: 'barcode', type: 'qr' } },
    });
    expect(asMade(await omise.charges.retrieve(made.id))).toEqual(asMade(made));
    await sandbox.call('POST', `/charges/${made.id}/mark_as_paid`);
    expect(await omise.charges.retrieve(made.id)).toMatchObject({ status: 'successful', paid: true });
    const { data } = await omise.events.list({ limit: 100 });
    expect(data.filter((event) => event.data.id === made.id).map(({ key }) => key)).toEqual([
      'charge.create',
      'charge.complete',
    ]);
  });

  test('charge in one step: a page to go to, and its expiry', async () => {
    const type = 'alipay_cn' as const;
    const made = await omise.charges.create({ ...thb, source: { type, ...thb }, return_uri });
    expect(made).toMatchObject({ status: 'pending', authorize_uri: expect.stringMatching(/^http/), source: { type } });
    expect(await omise.charges.expire(made.id)).toMatchObject({ status: 'expired', expired: true });
    await expect(omise.charges.expire(made.id)).rejects.toMatchObject({ code: 'failed_expire' });
  });
});

test('customers and cards: create, charge, update, list, destroy', async () => {
  const customer = await omise.customers.create({ email: 'somchai@example.com', card: await token() });
  expect(await omise.charges.create({ ...thb, customer: customer.id })).toMatchObject({
    status: 'successful',
    customer: customer.id,
    card: { id: customer.default_card },
  });
  const updated = await omise.customers.update(customer.id, { card: await token('5555555555554444') });
  const [, second] = updated.cards.data;
  if (!second) throw new Error('the second card is missing');
  expect(await omise.customers.listCards(customer.id, { limit: 5 })).toMatchObject({ total: 2, limit: 5 });
  expect(await omise.customers.retrieveCard(customer.id, second.id)).toEqual(second);
  expect(await omise.charges.create({ ...thb, customer: customer.id, card: second.id })).toMatchObject({
    card: { brand: 'MasterCard' },
  });
  expect(await omise.customers.updateCard(customer.id, second.id, { name: 'Malee Suk' })).toMatchObject({
    name: 'Malee Suk',
  });
  expect(await omise.customers.destroyCard(customer.id, second.id)).toMatchObject({ id: second.id, deleted: true });
  expect(await omise.customers.retrieve(customer.id)).toMatchObject({
    email: 'somchai@example.com',
    cards: { total: 1 },
  });
  expect((await omise.customers.list()).data).toContainEqual(expect.objectContaining({ id: customer.id }));
  expect(await omise.customers.destroy(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  await expect(omise.customers.retrieve(customer.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('events: list, retrieve', async () => {
  const { id } = await charge();
  await omise.charges.createRefund(id, { amount: 20_000 });
  const { data } = await omise.events.list({ limit: 100, order: 'reverse_chronological' });
  const refunded = data.find(({ key }) => key === 'refund.create');
  expect(refunded).toMatchObject({ object: 'event', data: { object: 'refund', charge: id }, webhook_deliveries: [] });
  expect(await omise.events.retrieve(refunded?.id ?? '')).toEqual(refunded);
});

test('transactions, balance, capability, account: list, retrieve', async () => {
  const { transaction } = await charge();
  const credit = await omise.transactions.retrieve(String(transaction));
  expect(credit).toMatchObject({ object: 'transaction', amount: 96_094, direction: 'credit' });
  expect((await omise.transactions.list({ limit: 100 })).data).toContainEqual(credit);
  expect(await omise.balance.retrieve()).toMatchObject({ object: 'balance', currency: 'THB' });
  expect((await omise.capability.retrieve()).payment_methods).toContainEqual(expect.objectContaining({ name: 'card' }));
  expect(await omise.account.retrieve()).toMatchObject({ object: 'account', country: 'TH' });
  const webhook_uri = 'https://rent.example/webhook';
  expect(await omise.account.updateAccount({ webhook_uri })).toMatchObject({ object: 'account', webhook_uri });
});

test('search: list', async () => {
  const made = await charge({ description: 'only this one' });
  // The client supports search, but its types lack it.
  const { search } = omise as typeof omise & { search: { list: (query: object) => Promise<unknown> } };
  expect(await search.list({ scope: 'charge', query: 'only this one', 'filters[captured]': 'true' })).toMatchObject({
    object: 'search',
    total: 1,
    data: [{ id: made.id }],
  });
});

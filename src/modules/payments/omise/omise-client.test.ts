import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { satang } from '#kernel/money.ts';
import { runSandbox } from '#test/run-sandbox.ts';
import { sandboxKeys, startSandbox } from '#test/start-sandbox.ts';
import type { OmiseAnswer } from './omise-call.ts';
import { createOmiseClient } from './omise-client.ts';

const card = {
  name: 'Somchai Jaidee',
  number: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2040,
  securityCode: '123',
};
const rental = {
  amount: satang(350_000),
  currency: 'THB',
  description: 'Booking SP-1',
  metadata: { booking: 'SP-1', attempt: '1' },
  returnUri: 'https://rent.example/booking/payment-result',
};

const clientAt = (url: string, access: object = {}) =>
  createOmiseClient({ apiUrl: url, vaultUrl: url, ...sandboxKeys, timeoutMs: 5_000, ...access });

const value = <T>(answer: OmiseAnswer<T>): T => {
  if (answer.outcome !== 'answered') throw new Error(JSON.stringify(answer));
  return answer.value;
};

describe('with the provider', () => {
  const sandbox = runSandbox();
  let omise: ReturnType<typeof clientAt>;
  const tokenOf = async (number = card.number) => value(await omise.createToken({ ...card, number })).id;

  beforeAll(() => {
    omise = clientAt(sandbox.url);
  });

  test('a card becomes a token that names its brand and last digits only', async () => {
    const token = value(await omise.createToken(card));
    expect(token).toMatchObject({ used: false, livemode: false, card: { brand: 'Visa', last_digits: '4242' } });
    expect(JSON.stringify(token)).not.toContain(card.number);
  });

  test('a token is charged, and the charge can be read again with our own reference in it', async () => {
    const charge = value(await omise.createCharge({ ...rental, card: await tokenOf(), ip: '203.0.113.7' }));
    expect(charge).toMatchObject({
      status: 'successful',
      paid: true,
      amount: 350_000,
      currency: 'THB',
      description: 'Booking SP-1',
      metadata: { booking: 'SP-1', attempt: '1' },
      card: { last_digits: '4242' },
    });
    expect(charge.amount - charge.fee - charge.fee_vat).toBe(charge.net);
    expect(value(await omise.retrieveCharge(charge.id))).toEqual(charge);
  });

  test('a declined card is an answer: a failed charge with the reason', async () => {
    const charge = value(await omise.createCharge({ ...rental, card: await tokenOf('4111111111140011') }));
    expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: 'insufficient_fund' });
  });

  test('a malformed card, a used token, an unknown token, a small amount are refusals with code and status', async () => {
    const used = await tokenOf();
    value(await omise.createCharge({ ...rental, card: used }));
    expect([
      await omise.createToken({ ...card, number: '4242424242424241' }),
      await omise.createCharge({ ...rental, card: used }),
      await omise.createCharge({ ...rental, card: 'tokn_test_nobody' }),
      await omise.createCharge({ ...rental, card: await tokenOf(), amount: satang(100) }),
      await omise.retrieveCharge('chrg/../../account'),
    ]).toMatchObject([
      { outcome: 'refused', httpStatus: 400, code: 'invalid_card', message: 'number is invalid' },
      { outcome: 'refused', httpStatus: 400, code: 'used_token', message: 'token was already used' },
      { outcome: 'refused', httpStatus: 404, code: 'not_found' },
      { outcome: 'refused', httpStatus: 400, code: 'invalid_charge' },
      { outcome: 'refused', httpStatus: 404, code: 'not_found' },
    ]);
  });

  test('wrong keys are refused', async () => {
    const stranger = clientAt(sandbox.url, { publicKey: sandboxKeys.secretKey, secretKey: sandboxKeys.publicKey });
    const refusal = { outcome: 'refused', httpStatus: 401, code: 'authentication_failure' };
    expect(await stranger.createToken(card)).toMatchObject(refusal);
    expect(await stranger.listCharges()).toMatchObject(refusal);
  });

  test('after a lost answer the charge is found by our reference in the newest charges', async () => {
    const before = Temporal.Now.instant();
    const newCharge = { ...rental, metadata: { booking: 'SP-9', attempt: '7' }, card: await tokenOf() };
    const charge = value(await omise.createCharge(newCharge));
    const query = { from: before, limit: 5, offset: 0, order: 'reverse_chronological' } as const;
    const { data, limit, offset } = value(await omise.listCharges(query));
    expect({ limit, offset }).toEqual({ limit: 5, offset: 0 });
    expect(data.find(({ metadata }) => metadata.attempt === '7')).toEqual(charge);
    const later = before.add({ minutes: 5 });
    expect(value(await omise.listCharges({ from: later }))).toMatchObject({ data: [], total: 0 });
  });

  describe('money that goes back', () => {
    const paid = async () => value(await omise.createCharge({ ...rental, card: await tokenOf() }));

    test('goes back in parts with our own reference, and is listed at its charge', async () => {
      const charge = await paid();
      expect(charge.transaction).toMatch(/^trxn_/);
      expect(value(await omise.listRefunds(charge.id))).toMatchObject({ data: [], total: 0 });
      const part = { amount: satang(100_000), metadata: { attemptId: 'a-1' } };
      const refund = value(await omise.refundCharge(charge.id, part));
      expect(refund).toMatchObject({ ...part, charge: charge.id, currency: 'THB', status: 'closed', voided: false });
      const rest = value(await omise.refundCharge(charge.id, { amount: satang(250_000), metadata: {} }));
      expect(value(await omise.listRefunds(charge.id))).toMatchObject({ data: [refund, rest], total: 2 });
      const after = value(await omise.retrieveCharge(charge.id));
      expect(after).toMatchObject({ paid: true, refunded_amount: 350_000, refundable: false });
    });

    test('undoes the charge when all of it goes back on the same day', async () => {
      const charge = await paid();
      const refund = value(await omise.refundCharge(charge.id, { amount: rental.amount, metadata: {} }));
      expect(refund).toMatchObject({ amount: 350_000, voided: true });
    });

    test('is refused when it is more than is left, and of a charge that is unknown or was declined', async () => {
      const charge = await paid();
      const declined = value(await omise.createCharge({ ...rental, card: await tokenOf('4111111111140011') }));
      expect(declined.transaction).toBeNull();
      const newRefund = { amount: satang(350_001), metadata: {} };
      const failed = { outcome: 'refused', httpStatus: 400, code: 'failed_refund' };
      expect(await omise.refundCharge(charge.id, newRefund)).toMatchObject(failed);
      expect(await omise.refundCharge(declined.id, newRefund)).toMatchObject(failed);
      const missing = { outcome: 'refused', httpStatus: 404, code: 'not_found' };
      expect(await omise.refundCharge('chrg_test_nobody', newRefund)).toMatchObject(missing);
      expect(await omise.listRefunds('chrg/../../account')).toMatchObject(missing);
      expect(value(await omise.retrieveCharge(charge.id)).refunded_amount).toBe(0);
    });
  });

  describe('a held amount', () => {
    const hold = async (extra: object = {}, number = card.number) =>
      value(await omise.createCharge({ ...rental, card: await tokenOf(number), capture: false, ...extra }));

    test('is taken whole, once, and cannot be let go then', async () => {
      const held = await hold();
      expect(held).toMatchObject({ status: 'pending', authorized: true, capturable: true, paid: false });
      expect(value(await omise.captureCharge(held.id))).toMatchObject({ paid: true, capturable: false });
      expect(await omise.captureCharge(held.id)).toMatchObject({ outcome: 'refused', code: 'failed_capture' });
      expect(await omise.reverseCharge(held.id)).toMatchObject({ outcome: 'refused', code: 'failed_reverse' });
    });

    test('is let go, and cannot be taken then', async () => {
      const held = await hold();
      expect(value(await omise.reverseCharge(held.id))).toMatchObject({ status: 'reversed', capturable: false });
      expect(await omise.captureCharge(held.id)).toMatchObject({ outcome: 'refused', code: 'failed_capture' });
    });

    test('is taken in part by a pre-authorisation alone, whose amount stays whole', async () => {
      const part = satang(140_000);
      expect(await omise.captureCharge((await hold()).id, part)).toMatchObject({ code: 'failed_capture' });
      const held = await hold({ authorizationType: 'pre_auth' });
      expect(held).toMatchObject({ authorized_amount: 350_000, captured_amount: 0 });
      expect(value(await omise.captureCharge(held.id, part))).toMatchObject({
        amount: 350_000,
        captured_amount: 140_000,
        paid: true,
      });
    });

    test('is held again with the stored card, without its holder', async () => {
      const stored = { card: await tokenOf(), description: 'Booking SP-1', metadata: { bookingId: 'SP-1' } };
      const customer = value(await omise.createCustomer(stored));
      expect(customer.default_card).toMatch(/^card_test_/);
      const later = { ...rental, customer: customer.id, capture: false, transactionIndicator: 'MIT' } as const;
      expect(value(await omise.createCharge(later))).toMatchObject({ authorized: true, capturable: true });
    });
  });

  test('the capability names cards and the limits of an amount', async () => {
    const { limits, payment_methods } = value(await omise.capability());
    expect(limits.charge_amount).toEqual({ min: 2_000, max: 15_000_000 });
    expect(payment_methods).toContainEqual(expect.objectContaining({ name: 'card', currencies: ['THB'] }));
  });

  test('a provider that went away and came back still has the charge', async () => {
    const second = await startSandbox();
    const client = clientAt(second.url);
    const token = value(await client.createToken(card)).id;
    const charge = value(await client.createCharge({ ...rental, card: token }));
    await second.kill();
    expect(await client.retrieveCharge(charge.id)).toMatchObject({ outcome: 'unknown', reason: 'connection-lost' });
    const again = await startSandbox({ port: Number(new URL(second.url).port), folder: second.folder });
    expect(value(await client.retrieveCharge(charge.id)).status).toBe('successful');
    await again.stop();
    await second.stop();
  });

  test('nothing is said on the way', async () => {
    const out = vi.spyOn(process.stdout, 'write');
    const err = vi.spyOn(process.stderr, 'write');
    await omise.createToken(card);
    await omise.createToken({ ...card, number: '1' });
    expect(out).not.toHaveBeenCalled();
    expect(err).not.toHaveBeenCalled();
    out.mockRestore();
    err.mockRestore();
  });
});

describe('when no answer can be read, the charge may exist', () => {
  const servers: { close: () => void }[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  const providerThat = async (behaves: RequestListener, timeoutMs = 5_000) => {
    const server = createServer(behaves).listen(0, '127.0.0.1');
    servers.push({ close: () => server.close().closeAllConnections() });
    await new Promise((resolve) => server.once('listening', resolve));
    return clientAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, { timeoutMs });
  };
  const tooMany = JSON.stringify({ object: 'error', code: 'too_many_requests', message: 'slow down' });
  const error = JSON.stringify({ object: 'error', code: 'used_token', message: 'token was already used' });

  test.each<[string, RequestListener, { reason: string; httpStatus?: number | null }]>([
    ['silence', () => {}, { reason: 'timeout', httpStatus: null }],
    ['a body that never ends', (_q, a) => void a.writeHead(200).write('{'), { reason: 'timeout', httpStatus: null }],
    ['a broken connection', (q) => void q.socket.destroy(), { reason: 'connection-lost', httpStatus: null }],
    [
      'an answer cut short',
      (_q, a) => void a.writeHead(200, { 'content-length': 99 }).write('{', () => a.destroy()),
      { reason: 'connection-lost' },
    ],
    ['500', (_q, a) => void a.writeHead(500).end(error), { reason: 'server-error', httpStatus: 500 }],
    [
      '503 with a page',
      (_q, a) => void a.writeHead(503).end('<h1>Busy</h1>'),
      { reason: 'server-error', httpStatus: 503 },
    ],
    ['200 without sense', (_q, a) => void a.end('{"object":"charge"}'), { reason: 'unreadable', httpStatus: 200 }],
    [
      'a gateway in between',
      (_q, a) => void a.writeHead(403).end('<h1>No</h1>'),
      { reason: 'unreadable', httpStatus: 403 },
    ],
    [
      'a redirect',
      (_q, a) => void a.writeHead(302, { location: '/' }).end(),
      { reason: 'unreadable', httpStatus: 302 },
    ],
  ])('%s', async (_name, behaves, expected) => {
    // Whoever waits for a silence waits for all of it; what answers may take its time.
    const client = await providerThat(behaves, expected.reason === 'timeout' ? 300 : undefined);
    const answer = await client.createCharge({ ...rental, card: 'tokn_test_1' });
    expect(answer).toMatchObject({ outcome: 'unknown', ...expected });
  });

  test('a refusal in the provider’s own words stays a refusal, also when there are too many requests', async () => {
    const client = await providerThat((_q, a) => void a.writeHead(429).end(tooMany));
    expect(await client.createCharge({ ...rental, card: 'tokn_test_1' })).toEqual({
      outcome: 'refused',
      httpStatus: 429,
      code: 'too_many_requests',
      message: 'slow down',
    });
  });

  test('a request carries version, key and body as the provider wants them, once', async () => {
    const seen: unknown[] = [];
    const client = await providerThat((request, answer) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        seen.push({ url: request.url, headers: request.headers, body: JSON.parse(body) });
        answer.writeHead(500).end();
      });
    });
    await client.createCharge({ ...rental, source: 'src_test_1', ip: '203.0.113.7' });
    expect(seen).toEqual([
      {
        url: '/v1/charges',
        headers: expect.objectContaining({
          'omise-version': '2019-05-29',
          authorization: `Basic ${btoa('skey_test_sandbox:')}`,
          'content-type': 'application/json',
        }),
        body: {
          amount: 350_000,
          currency: 'THB',
          description: 'Booking SP-1',
          metadata: { booking: 'SP-1', attempt: '1' },
          return_uri: 'https://rent.example/booking/payment-result',
          source: 'src_test_1',
          ip: '203.0.113.7',
        },
      },
    ]);
  });
});

import { expect, test, vi } from 'vitest';
import { tokenise } from './tokenise.ts';

const vault = { vaultUrl: 'https://vault.example/', publicKey: 'pkey_test' };
const card = { number: '4242 4242 4242 4242', expiry: '08 / 30', code: '123', holder: ' Hannah Keller ' };
const answering = (status: number, body: unknown) =>
  vi.fn(async (_address: string | URL | Request, _init?: RequestInit) => Response.json(body, { status }));

test('the card goes to the vault and nowhere else, with the public key', async () => {
  const send = answering(200, { object: 'token', id: 'tokn_1' });
  expect(await tokenise(vault, card, send)).toEqual({ token: 'tokn_1' });
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe('https://vault.example/tokens');
  expect(init?.headers).toMatchObject({ authorization: `Basic ${btoa('pkey_test:')}` });
  expect(init?.credentials).toBe('omit');
  expect(JSON.parse(String(init?.body))).toEqual({
    card: {
      name: 'Hannah Keller',
      number: '4242424242424242',
      expiration_month: 8,
      expiration_year: 2030,
      security_code: '123',
    },
  });
});

test('a card that the vault does not take is refused', async () => {
  expect(await tokenise(vault, card, answering(400, { object: 'error', code: 'invalid_card' }))).toEqual({
    token: null,
    reason: 'refused',
  });
});

test.each([
  ['does not answer', vi.fn(async () => Promise.reject(new TypeError('fetch failed')))],
  ['is out of order', answering(503, { object: 'error' })],
  ['answers no JSON', vi.fn(async () => new Response('<html>', { status: 200 }))],
])('a vault that %s is unreachable', async (_, send) => {
  expect(await tokenise(vault, card, send)).toEqual({ token: null, reason: 'unreachable' });
});

import { expect, test } from 'vitest';
import { readEnv, wantsDemo } from '#platform/env.ts';
import { paymentsPlan } from './payments-plan.ts';

/** The payments plan for a set of environment variables; a demo business if they request the demo. */
const planOf = (set: Record<string, string>) => {
  const env = readEnv(set);
  return paymentsPlan(env, { isDemo: wantsDemo(env) });
};

const keys = { OMISE_PUBLIC_KEY: 'pkey_test_1', OMISE_SECRET_KEY: 'skey_test_1' };
const database = { DATABASE_URL: 'postgres://localhost/saphan' };
const elsewhere = { OMISE_API_URL: 'http://localhost:3001', OMISE_VAULT_URL: 'http://localhost:3001' };

test.each([
  ['the demo has its own sandbox', {}, 'http://localhost:3001', true],
  [
    'a second process uses the sandbox that it is pointed at',
    { ...database, ...elsewhere },
    'http://localhost:3001',
    false,
  ],
  ['a business with keys is charged by the provider', { ...database, ...keys }, 'https://api.omise.co', false],
  ['keys win over the demo', keys, 'https://api.omise.co', false],
  ['a database without keys takes no online payment', database, undefined, false],
  ['the demo can be told to take none', { PAYMENTS: 'off' }, undefined, false],
])('%s', (_sentence, env, apiUrl, startSandbox) => {
  const plan = planOf(env);
  expect(plan.access?.apiUrl).toBe(apiUrl);
  expect(plan.startSandbox).toBe(startSandbox);
});

const sandbox = { PAYMENTS: 'sandbox' };
const byHand = { PAYMENTS: 'omise' };

test.each([
  ['no variable, for a business with a database and nothing else', database, null],
  ['no variable where the provider is named without its keys', { ...byHand, ...database }, null],
  ['nor where the provider is named by its addresses too', { ...byHand, ...elsewhere }, null],
  ['its keys, where there are some', { ...byHand, ...keys }, 'OMISE_SECRET_KEY'],
  ['that payment is off', { ...database, PAYMENTS: 'off' }, 'PAYMENTS'],
  ['that the sandbox is asked for', { ...database, ...sandbox }, 'PAYMENTS'],
  ['the address of a sandbox', { ...database, ...elsewhere }, 'OMISE_API_URL'],
  ['the demo', {}, 'DEMO'],
])('what decides who takes the money: %s', (_sentence, env, decidedBy) => {
  const plan = planOf(env);
  expect(plan.decidedBy).toBe(decidedBy);
  // If the keys in the settings decide, the plan contains only the provider's URLs.
  if (decidedBy === null)
    expect([plan.access, plan.provider, plan.isSandbox, plan.startSandbox]).toEqual([null, null, false, false]);
});

test('keys of the settings are good at the provider, or where the environment points', () => {
  expect(planOf(database).addresses).toEqual({
    apiUrl: 'https://api.omise.co',
    vaultUrl: 'https://vault.omise.co',
  });
  expect(planOf({ ...byHand, ...elsewhere }).addresses.apiUrl).toBe('http://localhost:3001');
});

test.each([
  ['takes no online payment', {}, undefined, null],
  ['takes none though it is told to be a demo', { DEMO: 'on', ...database }, undefined, null],
  ['has the sandbox where that is asked for', sandbox, 'http://localhost:3001', 'PAYMENTS'],
  ['is charged by the provider where there are keys', keys, 'https://api.omise.co', 'OMISE_SECRET_KEY'],
])('a business that the demo did not lay %s', (_sentence, env, apiUrl, decidedBy) => {
  const plan = paymentsPlan(readEnv(env), { isDemo: false });
  expect([plan.access?.apiUrl, plan.decidedBy]).toEqual([apiUrl, decidedBy]);
});

test('test keys say so to the customer', () => {
  expect(planOf({}).provider?.testPayments).toBe(true);
  const live = { OMISE_PUBLIC_KEY: 'pkey_1', OMISE_SECRET_KEY: 'skey_1' };
  expect(planOf(live).provider?.testPayments).toBe(false);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000/api/payments/webhook'],
  ['0.0.0.0', 'http://127.0.0.1:3000/api/payments/webhook'],
  ['192.0.2.7', 'http://192.0.2.7:3000/api/payments/webhook'],
  ['::1', 'http://[::1]:3000/api/payments/webhook'],
])('a sandbox of a site that listens on %s reports to %s', (HOST, url) => {
  expect(planOf({ HOST, DEMO: 'on' }).webhookUrl).toBe(url);
});

import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('without any setting the product starts with its defaults', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: '.data',
    OMISE_SANDBOX_PORT: 3001,
    RATE_LIMITS: 'on',
  });
});

test('an empty text counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '', ADMIN_PASSWORD: '' }).PORT).toBe(3000);
});

test.each([
  ['PORT', 'eighty', 'PORT: must be a port number, from 0 to 65535'],
  ['PORT', '70000', 'PORT: must be a port number, from 0 to 65535'],
  ['OMISE_SANDBOX_PORT', '80.5', 'OMISE_SANDBOX_PORT: must be a port number, from 0 to 65535'],
  ['DEMO_SEED', 'any', 'DEMO_SEED: must be a whole number from 1 to 2147483647'],
  ['DRAIN_SECONDS', '16', 'DRAIN_SECONDS: must be a number of seconds from 0 to 15'],
  ['DATABASE_URL', 'mysql://localhost/saphan', 'DATABASE_URL: must be a postgres:// address'],
  ['PUBLIC_URL', 'saphan.example', 'PUBLIC_URL: must be an http or https address'],
  ['ADMIN_EMAIL', 'admin', 'ADMIN_EMAIL: must be an e-mail address'],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD: must have at least 8 characters'],
  ['DEMO', 'yes', 'DEMO: '],
  ['PAYMENTS', 'cash', 'PAYMENTS: '],
  ['OMISE_SECRET_KEY', 'pkey_test_1', 'OMISE_SECRET_KEY: must start with skey_'],
  ['OMISE_PUBLIC_KEY', 'pkey_test_1', 'OMISE_SECRET_KEY: must be set together with OMISE_PUBLIC_KEY'],
  ['SMTP_URL', 'http://localhost', 'SMTP_URL: must be an smtp:// or smtps:// address'],
  ['FILES_URL', 's3://host/bucket', 'FILES_URL: must have a key and a secret'],
  ['DATABASE_READ_URL', 'postgres://replica/saphan', 'DATABASE_READ_URL: must be set together with DATABASE_URL'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL: '],
])('a wrong %s of %s is named at the start', (name, value, sentence) => {
  expect(() => readEnv({ [name]: value })).toThrow(sentence);
});

test('all that is wrong is named at once', () => {
  expect(() => readEnv({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT: [\s\S]*DEMO: /);
});

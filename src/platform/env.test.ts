import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasDeveloperPages, readEnv, secretNames } from './env.ts';

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

const folder = mkdtempSync(join(tmpdir(), 'saphan-secrets-'));
const fileOf = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const secrets = {
  FILES_URL: 's3://key:secret@files.example/bucket',
  DATABASE_URL: 'postgres://saphan:secret@database.example/saphan',
  DATABASE_READ_URL: 'postgres://saphan:secret@replica.example/saphan',
  ADMIN_PASSWORD: 'kiwi river 42 lantern',
  OMISE_SECRET_KEY: 'skey_test_1',
  OMISE_WEBHOOK_SECRET: 'c2VjcmV0',
  SECRETS_KEY: `${'A'.repeat(43)}=`,
  SECRETS_KEY_PREVIOUS: `${'B'.repeat(43)}=`,
  BACKUP_PASSPHRASE: 'a bridge of many lamps',
  SMTP_URL: 'smtps://saphan:secret@mail.example',
  SMS_GATEWAY_URL: 'https://saphan:secret@sms.example',
};
const around = { OMISE_PUBLIC_KEY: 'pkey_test_1', DATABASE_URL: secrets.DATABASE_URL, OMISE_SECRET_KEY: 'skey_test_1' };

test.each(secretNames)('%s may come as a file, whose last line may end or not', (name) => {
  const { [name]: secret } = secrets;
  const { [name]: _, ...others }: Record<string, string> = around;
  const said = readEnv({ ...others, [name]: secret });
  for (const end of ['', '\n', '\r\n'])
    expect(readEnv({ ...others, [`${name}_FILE`]: fileOf(name, `${secret}${end}`) })).toEqual(said);
});

test.each([
  [
    'said twice',
    { SECRETS_KEY: secrets.SECRETS_KEY, SECRETS_KEY_FILE: fileOf('twice', secrets.SECRETS_KEY) },
    'SECRETS_KEY_FILE: cannot be set together with SECRETS_KEY',
  ],
  ['not there', { SECRETS_KEY_FILE: join(folder, 'none') }, 'none cannot be read'],
  ['empty', { SECRETS_KEY_FILE: fileOf('empty', '\n') }, 'empty is empty'],
  ['wrong in itself', { SECRETS_KEY_FILE: fileOf('short', 'short') }, 'SECRETS_KEY: must be 32 bytes in base64'],
])('a secret in a file that is %s ends the start', (_, set, sentence) => {
  expect(() => readEnv(set)).toThrow(sentence);
});

test('what ends the start does not show a secret', () => {
  const wrong = { SECRETS_KEY_FILE: fileOf('told', 'not-to-be-told'), PORT: 'x' };
  expect(() => readEnv(wrong)).toThrow(/^(?!.*not-to-be-told)/s);
});

test.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { PUBLIC_URL: 'https://rent.example.com' }])(
  'with %o the demo is not the default: somebody has to want it there',
  (set) => {
    expect(() => readEnv(set)).toThrow('DEMO: must be said where others can reach the site');
    expect(readEnv({ ...set, DEMO: 'on' }).DEMO).toBe('on');
    expect(readEnv({ ...set, DEMO: 'off' }).DEMO).toBe('off');
    expect(readEnv({ ...set, DATABASE_URL: secrets.DATABASE_URL }).DEMO).toBeUndefined();
  },
);

test.each([{ HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:8080' }])(
  'with %o it is',
  (set) => expect(readEnv(set).DEMO).toBeUndefined(),
);

test('what only developers need is there on a machine of one’s own, and elsewhere where somebody wants it', () => {
  expect(hasDeveloperPages(readEnv({}))).toBe(true);
  const world = { PUBLIC_URL: 'https://rent.example.com', DEMO: 'off' };
  expect(hasDeveloperPages(readEnv(world))).toBe(false);
  expect(hasDeveloperPages(readEnv({ ...world, DEVELOPER_PAGES: 'on' }))).toBe(true);
  expect(hasDeveloperPages(readEnv({ DEVELOPER_PAGES: 'off' }))).toBe(false);
});

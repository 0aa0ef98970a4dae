import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealerOf } from '#platform/secrets/sealer.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { readSecret, rotateSettingSecrets, writeSecret } from './setting-secrets.ts';

const [old, today] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
let app: TestApp;

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(() => app.db.execute(sql`truncate setting_secret`));
afterAll(() => app.close());

const sealAnew = () => app.step((ctx) => rotateSettingSecrets(ctx, { sealer: sealerOf(today, [old]) }));

test('a secret that no key opens stays as it is and is counted, and the others are sealed anew', async () => {
  const lost = sealerOf(randomBytes(32).toString('base64'));
  await writeSecret(app.db, lost, 'email.smtpPassword', 'one of ours');
  await writeSecret(app.db, sealerOf(old), 'payment.omiseSecretKey', 'skey_test_1');
  expect(await sealAnew()).toBe(1);
  expect(await readSecret(app.db, lost, 'email.smtpPassword')).toBe('one of ours');
  expect(await readSecret(app.db, sealerOf(today), 'payment.omiseSecretKey')).toBe('skey_test_1');
});

test('a secret that is typed while the old one is sealed anew is the one that stays', async () => {
  await writeSecret(app.db, sealerOf(old), 'email.smtpPassword', 'one of ours');
  await whileUncommitted(app, ({ tx }) => writeSecret(tx, sealerOf(today), 'email.smtpPassword', 'another'), sealAnew);
  expect(await readSecret(app.db, sealerOf(today), 'email.smtpPassword')).toBe('another');
});

import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealerOf } from '#platform/sealed.ts';
import { secret } from '#test/builders/accounts.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { sealAnew } from './seal-anew.ts';
import { aboutSecretOf } from './take-code.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp();
});
afterAll(() => app.close());

test('after a change of the key the job seals what the old one sealed; then the old one can go', async () => {
  const [old, today] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const { id } = await signedInAs(app);
  const sealed = sealerOf(old).seal(secret, aboutSecretOf(id));
  await app.db.execute(sql`update app_user set two_factor_secret = ${sealed} where id = ${id}`);
  await app.step((ctx) => sealAnew(ctx, { sealer: sealerOf(today, [old]) }));
  const { rows } = await app.db.execute<{ kept: Buffer }>(
    sql`select two_factor_secret as kept from app_user where id = ${id}`,
  );
  expect(sealerOf(today).open(rows[0]?.kept ?? Buffer.alloc(0), aboutSecretOf(id))).toBe(secret);
});

import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealerOf } from '#platform/secrets/sealer.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { secret } from '#test/builders/accounts.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { identityTasks } from '../identity-jobs.ts';
import { aboutSecretOf } from './authenticator.ts';
import { rotateSecrets } from './rotate-secrets.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(() => app.db.execute(sql`truncate app_user cascade`));
afterAll(() => app.close());

test('after a change of the key the job seals what the old one sealed; then the old one can go', async () => {
  const [old, today] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const { id } = await signedInAs(app);
  const sealed = sealerOf(old).seal(secret, aboutSecretOf(id));
  await app.db.execute(sql`update app_user set two_factor_secret = ${sealed} where id = ${id}`);
  await app.step((ctx) => rotateSecrets(ctx, { sealer: sealerOf(today, [old]) }));
  const { rows } = await app.db.execute<{ sealed: Buffer }>(
    sql`select two_factor_secret as sealed from app_user where id = ${id}`,
  );
  expect(sealerOf(today).open(rows[0]?.sealed ?? Buffer.alloc(0), aboutSecretOf(id))).toBe(secret);
});

test('a secret that no key opens keeps no other from being sealed anew, and is reported', async () => {
  const [old, today] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const people = [await signedInAs(app), await signedInAs(app), await signedInAs(app)];
  for (const [index, { id }] of people.entries()) {
    const sealed = sealerOf(index === 1 ? randomBytes(32).toString('base64') : old).seal(secret, aboutSecretOf(id));
    await app.db.execute(sql`update app_user set two_factor_secret = ${sealed} where id = ${id}`);
  }
  const { 'seal-secrets-anew': work } = identityTasks({ sealer: sealerOf(today, [old]), publicUrl: '' });
  await expect(
    work?.(
      stepsOf(app.db, () => Temporal.Instant.from('2026-11-20T05:00:00Z')),
      {},
    ),
  ).rejects.toThrow(/^1 of the secrets/);
  const { rows } = await app.db.execute<{ id: string; sealed: Buffer }>(
    sql`select id, two_factor_secret as sealed from app_user where two_factor_secret is not null`,
  );
  const isDone = new Map(rows.map(({ id, sealed }) => [id, sealerOf(today).isCurrent(sealed)]));
  expect(people.map(({ id }) => isDone.get(id))).toEqual([true, false, true]);
});

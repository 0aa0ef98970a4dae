import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { provenEmail } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp();
});
afterAll(() => app.close());

test('an e-mail counts as proven for the account that has proven it, as long as there is the account', async () => {
  const [proven, unproven] = [await signedInAs(app), await signedInAs(app, { emailVerified: false })];
  expect(await provenEmail(app.db, proven.id)).toBe(proven.email);
  expect(await provenEmail(app.db, unproven.id)).toBeNull();
  await app.db.execute(sql`update app_user set archived_at = now() where id = ${proven.id}`);
  expect(await provenEmail(app.db, proven.id)).toBeNull();
});

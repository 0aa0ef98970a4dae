import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(() => app.db.execute(sql`truncate app_user cascade`));
afterAll(() => app.close());

const registration = {
  firstName: 'Mallory',
  lastName: 'Keller',
  email: 'mallory@example.com',
  password: 'kiwi-river-42-lantern',
  acceptTerms: true as const,
};

test.each([
  { role: 'ADMIN' },
  { role: 'STAFF', Role: 'ADMIN' },
  { isActive: false },
  { emailVerified: true },
  { email_verified: true, is_active: false, must_change_password: true },
  { id: '0199a0f0-0000-7000-8000-000000000001', passwordHash: 'x', createdAt: '2020-01-01', archivedAt: '2020-01-01' },
  { twoFactorSecret: 'x', twoFactorSince: '2020-01-01', hasTwoFactor: true, termsAcceptedAt: '2020-01-01' },
  { user: { role: 'ADMIN' }, data: { role: 'ADMIN' } },
])('whoever registers with %j is refused by name, and no account is made', async (extra) => {
  const { status, problem } = await app.call('POST /auth/register', { body: { ...registration, ...extra } });
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, Object.keys(extra)]);
  expect((await app.db.execute(sql`select * from app_user`)).rows).toEqual([]);
});

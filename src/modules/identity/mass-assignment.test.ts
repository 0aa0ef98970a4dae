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

const plain = {
  role: 'CUSTOMER',
  is_active: true,
  email_verified: false,
  must_change_password: false,
  two_factor_secret: null,
  two_factor_since: null,
  archived_at: null,
};

test.each([
  { role: 'ADMIN' },
  { role: 'STAFF', Role: 'ADMIN' },
  { isActive: false },
  { emailVerified: true },
  { email_verified: true, is_active: false, must_change_password: true },
  { id: '0199a0f0-0000-7000-8000-000000000001', passwordHash: 'x', createdAt: '2020-01-01', archivedAt: '2020-01-01' },
  { twoFactorSecret: 'x', twoFactorSince: '2020-01-01', hasTwoFactor: true, termsAcceptedAt: '2020-01-01' },
  { user: { role: 'ADMIN' }, data: { role: 'ADMIN' }, __proto__: { role: 'ADMIN' } },
])('whoever registers with %j is a plain customer', async (extra) => {
  const { status } = await app.call('POST /auth/register', { body: { ...registration, ...extra } });
  expect(status).toBe(200);
  const { rows } = await app.db.execute(sql`select * from app_user`);
  expect(rows).toEqual([expect.objectContaining({ ...plain, first_name: 'Mallory', email: registration.email })]);
  expect(rows[0]?.created_at).toContain('2026-11-20');
  expect(rows[0]?.id).not.toBe('0199a0f0-0000-7000-8000-000000000001');
});

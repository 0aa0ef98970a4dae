import { expect, test } from 'vitest';
import { nextPath, pathAfterLogin } from './return-path.ts';

const customer = { role: 'CUSTOMER', mustChangePassword: false } as const;

test.each([
  ['/booking?vehicle=1&step=2', '/booking?vehicle=1&step=2'],
  ['/login-help', '/login-help'],
  ['/', '/'],
  ['https://evil.example/', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/login?returnTo=/login', '/dashboard'],
  ['/logout', '/dashboard'],
  ['/new-password', '/dashboard'],
])('who came from %s goes on to %s', (returnTo, path) =>
  expect(pathAfterLogin(new URLSearchParams({ returnTo }), customer)).toBe(path),
);

test.each([
  ['CUSTOMER', '/dashboard'],
  ['STAFF', '/admin/dashboard'],
  ['ADMIN', '/admin/dashboard'],
] as const)('%s who opened the login page directly goes to %s', (role, path) =>
  expect(pathAfterLogin(new URLSearchParams(), { role })).toBe(path),
);

test('whoever came with a one-time password chooses another one first, and then goes on', () =>
  expect(nextPath(new URLSearchParams({ returnTo: '/bookings' }), { ...customer, mustChangePassword: true })).toBe(
    '/new-password?returnTo=%2Fbookings',
  ));

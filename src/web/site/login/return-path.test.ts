import { expect, test } from 'vitest';
import { pathAfterLogin } from './return-path.ts';

test.each([
  ['/booking?vehicle=1&step=2', '/booking?vehicle=1&step=2'],
  ['/login-help', '/login-help'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/login?returnTo=/login', '/'],
  ['/logout', '/'],
])('who came from %s goes on to %s', (returnTo, path) =>
  expect(pathAfterLogin(new URLSearchParams({ returnTo }))).toBe(path),
);

test('who opened the login page directly goes home', () => expect(pathAfterLogin(new URLSearchParams())).toBe('/'));

import { expect, test } from 'vitest';
import { readCookie, siteCookie } from './cookie.ts';

test('behind TLS a cookie is Secure and has the prefix that no other host can plant', () => {
  expect(siteCookie('theme', 'dark', { origin: 'https://rent.example', maxAge: 60 })).toBe(
    '__Host-theme=dark; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
  expect(siteCookie('theme', 'dark', { origin: 'http://localhost:3000', maxAge: 60 })).toBe(
    'theme=dark; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  );
});

test.each([
  ['theme=dark', 'dark'],
  ['a=b; __Host-theme=light; theme=dark', 'light'],
  ['mytheme=dark', undefined],
])('of %s the theme is %s', (cookie, theme) => {
  expect(readCookie(new Headers({ cookie }), 'theme')).toBe(theme);
});

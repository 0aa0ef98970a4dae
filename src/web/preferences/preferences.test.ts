import { expect, test } from 'vitest';
import { ownPath, preferenceCookie, preferencesOf } from './preferences.ts';

const asked = (headers: Record<string, string>, path = '/') =>
  preferencesOf(new Request(`http://site.example${path}`, { headers }));

test.each([
  ['th', 'th'],
  ['th-TH,th;q=0.9,en;q=0.8', 'th'],
  ['en-GB,en;q=0.9,th;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,th;q=0.5,en;q=0.4', 'th'],
  ['de-DE', 'en'],
  ['th;q=0,en;q=0.1', 'en'],
  ['en;q=0.2, th;q=0.9', 'th'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=,,', 'en'],
])('a browser that asks for "%s" is answered in %s', (header, language) => {
  expect(asked({ 'accept-language': header }).language).toBe(language);
});

test('a visitor without any header reads English, in the theme of the device', () => {
  expect(asked({})).toEqual({ language: 'en', theme: null });
});

test('what the visitor chose wins over the browser', () => {
  const headers = { cookie: 'x=1; language=th;theme=dark', 'accept-language': 'en' };
  expect(asked(headers)).toEqual({ language: 'th', theme: 'dark' });
});

test.each([
  ['/?lang=en', 'language=th', 'en'],
  ['/vehicles?location=Sathorn&lang=th', 'language=en', 'th'],
  ['/?lang=fr', 'language=th', 'th'],
  ['/', 'language=th', 'th'],
])('at %s a visitor with the cookie %s reads %s', (path, cookie, language) => {
  expect(asked({ cookie, 'accept-language': 'en' }, path).language).toBe(language);
});

test.each([
  [{}, 'th'],
  [{ 'accept-language': 'de-DE' }, 'th'],
  [{ 'accept-language': 'en' }, 'en'],
  [{ cookie: 'language=en' }, 'en'],
])('where the business usually speaks Thai, a visitor with %j reads %s', (headers, language) => {
  expect(preferencesOf(new Request('http://site.example/', { headers }), 'th').language).toBe(language);
});

test('a cookie with another value counts as no choice', () => {
  expect(asked({ cookie: 'language=xx; theme=<script>; mytheme=dark' })).toEqual({ language: 'en', theme: null });
});

test('a choice is kept for a year, for the whole site', () => {
  expect(preferenceCookie('theme', 'dark')).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
});

test.each(['/', '/vehicles?location=Sathorn&pickupDate=2026-12-05', '/booking?vehicle=1#payment', '/a//b'])(
  'after a choice the visitor is back at %s',
  (path) => expect(ownPath(path)).toBe(path),
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'vehicles',
  '',
  '/\t/evil.example',
  '/ok\r\nSet-Cookie: a=b',
  '/.//evil.example',
  '/a/..//evil.example',
  null,
  42,
])('the way back is never elsewhere: %j leads home', (path) => expect(ownPath(path)).toBe('/'));

import { expect, test } from 'vitest';
import { languageOf, preferenceCookie, storedTheme } from './preferences.ts';

const requestWith = (headers: Record<string, string>, path = '/') =>
  languageOf(new Request(`http://site.example${path}`, { headers }));

test.each([
  ['th', 'th'],
  ['th-TH,th;q=0.9,en;q=0.8', 'th'],
  ['en-GB,en;q=0.9,th;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,th;q=0.5,en;q=0.4', 'th'],
  ['de-DE', null],
  ['th;q=0,en;q=0.1', 'en'],
  ['en;q=0.2, th;q=0.9', 'th'],
  ['*', null],
  ['', null],
  [';;q=,,', null],
])('a browser that asks for "%s" is answered in %s', (header, language) => {
  expect(requestWith({ 'accept-language': header })).toBe(language);
});

test('a visitor without any header says nothing of language and theme', () => {
  expect([requestWith({}), storedTheme(new Headers())]).toEqual([null, null]);
});

test('what the visitor chose wins over the browser', () => {
  const headers = { cookie: 'x=1; language=th;theme=dark', 'accept-language': 'en' };
  expect([requestWith(headers), storedTheme(new Headers(headers))]).toEqual(['th', 'dark']);
});

test.each([
  ['/?lang=en', 'language=th', 'en'],
  ['/vehicles?location=Sathorn&lang=th', 'language=en', 'th'],
  ['/?lang=fr', 'language=th', 'th'],
  ['/', 'language=th', 'th'],
])('at %s a visitor with the cookie %s reads %s', (path, cookie, language) => {
  expect(requestWith({ cookie, 'accept-language': 'en' }, path)).toBe(language);
});

test('a cookie with another value counts as no choice', () => {
  const headers = { cookie: 'language=xx; theme=<script>; mytheme=dark' };
  expect([requestWith(headers), storedTheme(new Headers(headers))]).toEqual([null, null]);
});

test('a choice is kept for a year, for the whole site', () => {
  expect(preferenceCookie('theme', 'dark', 'http://localhost')).toBe(
    'theme=dark; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
  );
});

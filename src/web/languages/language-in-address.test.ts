import { expect, test } from 'vitest';
import { inLanguage, languageIn, withoutLanguage } from './language-in-address.ts';

test.each([
  ['lang=th', 'th'],
  ['location=Sathorn&lang=en', 'en'],
  ['lang=fr', null],
  ['lang=TH', null],
  ['lang=', null],
  ['language=th', null],
  ['', null],
])('an address with "%s" asks for %s', (query, language) => {
  expect(languageIn(new URLSearchParams(query))).toBe(language);
});

test.each([
  ['/', '/?lang=th'],
  ['/vehicles', '/vehicles?lang=th'],
  ['/vehicles?category=suv', '/vehicles?category=suv&lang=th'],
])('%s in Thai is %s', (path, address) => {
  expect(inLanguage(path, 'th')).toBe(address);
});

test.each([
  ['/?lang=th', '/'],
  ['/vehicles?lang=th&location=Don+Mueang', '/vehicles?location=Don+Mueang'],
  ['/vehicles?location=a%20b&lang=en#list', '/vehicles?location=a%20b#list'],
  ['/vehicles?lang=en&lang=th', '/vehicles'],
  ['/vehicles?lang', '/vehicles'],
  ['/vehicles?l%61ng=th', '/vehicles'],
  ['/vehicles?langs=th&slang=1', '/vehicles?langs=th&slang=1'],
  ['/vehicles', '/vehicles'],
  ['/#lang=th', '/#lang=th'],
])('%s says no language as %s', (path, without) => {
  expect(withoutLanguage(path)).toBe(without);
});

import { expect, test } from 'vitest';
import { canonicalOf, isOffice, versionsOf } from './addresses.ts';

const origin = 'https://saphan.example';

test.each([
  ['/', null, 'https://saphan.example/'],
  ['/', 'th', 'https://saphan.example/?lang=th'],
  ['/vehicles?category=suv', null, 'https://saphan.example/vehicles?category=suv'],
  ['/vehicles?category=suv', 'en', 'https://saphan.example/vehicles?category=suv&lang=en'],
] as const)('%s, asked for in %s, is known as %s', (path, language, address) => {
  expect(canonicalOf(origin, path, language)).toBe(address);
});

test.each(['/', '/vehicles', '/vehicles?category=suv'])(
  '%s names itself among its versions, whatever was asked',
  (path) => {
    const versions = versionsOf(origin, path);
    expect(versions.map(({ hrefLang }) => hrefLang)).toEqual(['en', 'th', 'x-default']);
    const addresses = versions.map(({ href }) => href);
    expect(addresses).toEqual((['en', 'th', null] as const).map((language) => canonicalOf(origin, path, language)));
  },
);

test.each([
  ['/admin', true],
  ['/admin/audit', true],
  ['/ADMIN/audit', true],
  ['/administration', false],
  ['/', false],
  ['/vehicles/admin', false],
])('%s is of the office: %s', (pathname, answer) => expect(isOffice({ pathname })).toBe(answer));

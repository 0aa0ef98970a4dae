import { expect, test } from 'vitest';
import { linkKind } from './links.ts';

test.each([
  ['#deposit', 'here'],
  ['/insurance', 'ours'],
  ['/vehicles?location=Silom#top', 'ours'],
  ['/', 'ours'],
  ['https://www.example.com', 'elsewhere'],
  ['HTTP://EXAMPLE.COM', 'elsewhere'],
  ['mailto:hello@saphan.example', 'address'],
  ['tel:+6625550140', 'address'],
  ['#', undefined],
  ['', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['insurance', undefined],
  ['?lang=th', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https:', undefined],
  [' /insurance', undefined],
])('%j leads %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

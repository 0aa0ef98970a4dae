import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

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

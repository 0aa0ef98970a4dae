import { expect, test } from 'vitest';
import { foreignAddresses } from '#test/builders/foreign-addresses.ts';
import { ownPath } from './own-path.ts';

test.each(['/', '/vehicles?location=Sathorn&pickupDate=2026-12-05', '/booking?vehicle=1#payment', '/a//b'])(
  'after a choice the visitor is back at %s',
  (path) => expect(ownPath(path)).toBe(path),
);

test.each([...foreignAddresses, '/\\evil.example', 'vehicles', null, 42, {}, ['/vehicles']])(
  'the way back is never elsewhere: %j leads home',
  (path) => expect(ownPath(path)).toBe('/'),
);

test('there are forty ways to try', () => expect(foreignAddresses.length).toBeGreaterThanOrEqual(40));

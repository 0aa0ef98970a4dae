import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#test/builders/browser-storage.ts';
import { forgetVisitor, keepKey, keyOf, ownHoldOn } from './key-storage.ts';

const now = Date.UTC(2026, 10, 20, 5);
const key = { bookingId: 'b1', accessToken: 'secret', vehicleId: 'altis', holdEndsAt: now + 60_000 };

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('localStorage', browserStorage());
});
afterEach(() => {
  forgetVisitor();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a booking is opened by its newest key, until the visitor is forgotten', () => {
  keepKey(key);
  keepKey({ ...key, accessToken: 'new' });
  expect(keyOf('b1')).toMatchObject({ accessToken: 'new' });
  expect(keyOf('b2')).toBeNull();
  forgetVisitor();
  expect(keyOf('b1')).toBeNull();
});

test('what lacks a token is no key', () => {
  localStorage.setItem('booking-keys', JSON.stringify([{ ...key, accessToken: undefined, keptAt: now }]));
  expect(keyOf('b1')).toBeNull();
});

test.each([
  ['an unpaid booking of the vehicle', {}, true],
  ['one of another vehicle', { vehicleId: 'yaris' }, false],
  ['one whose hold is over', { holdEndsAt: now }, false],
  ['one that holds nothing unpaid', { holdEndsAt: 0 }, false],
])('the hold of the visitor: %s', (_, facts, isExpected) => {
  keepKey({ ...key, ...facts });
  expect(ownHoldOn('altis') !== null).toBe(isExpected);
});

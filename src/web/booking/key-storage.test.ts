import { expect, test } from 'vitest';
import { heldKey, readKeys, type StoredKey, withKey } from './key-storage.ts';

const now = Date.UTC(2026, 10, 20, 5);
const key = (facts: Partial<StoredKey> = {}): StoredKey => ({
  bookingId: 'b1',
  accessToken: 'secret',
  vehicleId: 'altis',
  holdEndsAt: now + 60_000,
  keptAt: now - 60_000,
  ...facts,
});

test('a key is kept for a day', () => {
  const day = 24 * 3_600_000;
  const keys = [key({ keptAt: now - day + 1 }), key({ bookingId: 'b2', keptAt: now - day })];
  expect(readKeys(JSON.stringify(keys), now).map(({ bookingId }) => bookingId)).toEqual(['b1']);
});

test.each([null, '', '{', '{}', '[1, null, {}]', '[{"bookingId":"b1","accessToken":"t"}]'])(
  'what cannot be read, such as %s, is no key',
  (text) => expect(readKeys(text, now)).toEqual([]),
);

test('a booking has one key, the newest, and no more than twenty are kept', () => {
  const many = Array.from({ length: 20 }, (_, index) => key({ bookingId: `b${index}` }));
  const saved = withKey(many, key({ bookingId: 'b7', accessToken: 'new' }));
  expect(saved).toHaveLength(20);
  expect(saved[0]).toMatchObject({ bookingId: 'b7', accessToken: 'new' });
  expect(withKey(many, key({ bookingId: 'another' }))).toHaveLength(20);
});

test.each<[string, Partial<StoredKey>, boolean]>([
  ['an unpaid booking of the vehicle', {}, true],
  ['one of another vehicle', { vehicleId: 'yaris' }, false],
  ['one whose hold is over', { holdEndsAt: now }, false],
  ['one that holds nothing unpaid', { holdEndsAt: 0 }, false],
])('the hold of the visitor: %s', (_, facts, isExpected) =>
  expect(heldKey([key(facts)], 'altis', now) !== null).toBe(isExpected),
);

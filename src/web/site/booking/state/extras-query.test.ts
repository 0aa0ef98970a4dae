import { expect, test } from 'vitest';
import { extrasIn, extrasQuery } from './extras-query.ts';

const [a, b] = ['0199a5b0-1111-7000-8000-00000000000a', '0199a5b0-1111-7000-8000-00000000000b'];

test.each([
  ['a cover', { cover: { packageId: a, payAt: 'online' }, addons: {} }, `cover=${a}`],
  [
    'a cover that is paid at pick-up, and add-ons',
    { cover: { packageId: a, payAt: 'pickup' }, addons: { [a]: 1, [b]: 12 } },
    `cover=${a}&coverPayAt=pickup&addon=${a}%3A1&addon=${b}%3A12`,
  ],
  ['add-ons alone', { cover: null, addons: { [b]: 2 } }, `addon=${b}%3A2`],
] as const)('%s: an address says it, and is read', (_what, extras, text) => {
  expect(extrasQuery(extras).toString()).toBe(text);
  expect(extrasIn(new URLSearchParams(text))).toEqual(extras);
});

test('going without a cover is not carried to another booking', () =>
  expect(extrasQuery({ cover: 'none', addons: {} }).toString()).toBe(''));

test.each(['', 'cover=super', `addon=${a}`, `addon=${a}:0`, `addon=${a}:-1`, `addon=${a}:100`, 'addon=seat:2'])(
  '“%s” names nothing',
  (text) => expect(extrasIn(new URLSearchParams(text))).toBeNull(),
);

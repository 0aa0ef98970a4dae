import { expect, test } from 'vitest';
import { ratingOf } from './rating.ts';

test.each([
  [1, 5, 5],
  [2, 9, 4.5],
  [3, 14, 4.7],
  [4, 17, 4.3],
  [62, 298, 4.8],
  [3, 4, 1.3],
])('%d reviews with %d stars together are %d on average', (count, sum, average) =>
  expect(ratingOf({ count, sum })).toEqual({ average, count }),
);

test('a vehicle that nobody has rated has no average', () => {
  expect(ratingOf({ count: 0, sum: 0 })).toEqual({ average: null, count: 0 });
});

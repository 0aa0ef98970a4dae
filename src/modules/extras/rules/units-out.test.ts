import { expect, test } from 'vitest';
import { unitsOut } from './units-out.ts';

const out = { now: 1, nextWeek: 3, fromNowOn: 6 };

test.each([
  ['more is booked later than is in service', 4, 2],
  ['as many are booked as are in service', 6, 0],
  ['fewer are booked than are in service', 7, 0],
])('%s', (_what, currentStock, short) => {
  expect(unitsOut({ maxQuantity: 10, currentStock }, out)).toEqual({ outNow: 1, outNextWeek: 3, short });
});

test('what is not stock-kept is never short', () => {
  expect(unitsOut({ maxQuantity: null, currentStock: 0 }, out)).toMatchObject({ outNow: 1, short: 0 });
});

import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { unitsOut } from './units-out.ts';

const at = (day: number, hour = 10) => toInstant(`2026-12-${String(day).padStart(2, '0')}T${hour}:00`);
const out = (first: number, last: number, quantity: number) => ({
  during: { from: at(first), until: at(last) },
  quantity,
});
const now = at(10);
const addon = { maxQuantity: 10, currentStock: 4 };

// Now is 10 December, 10:00; the next seven days end on the 17th, 10:00.
test.each([
  ['nothing is booked', [], [0, 0, 0]],
  ['two are out now', [out(8, 12, 2)], [2, 2, 0]],
  ['what came back at this moment is not out', [out(8, 10, 2)], [0, 0, 0]],
  ['what goes out at this moment is', [out(10, 12, 2)], [2, 2, 0]],
  ['what goes out tomorrow counts for the week alone', [out(11, 12, 3)], [0, 3, 0]],
  ['one comes back before the next goes out: the same unit', [out(8, 12, 2), out(12, 14, 2)], [2, 2, 0]],
  ['the busiest moment of the week counts, not the sum', [out(8, 12, 1), out(11, 14, 2), out(13, 15, 1)], [1, 3, 0]],
  ['what goes out when the week ends does not count', [out(17, 19, 4)], [0, 0, 0]],
  ['what was out in the past does not count', [out(1, 9, 9)], [0, 0, 0]],
  ['more is booked later than is in service', [out(8, 12, 1), out(24, 26, 6)], [1, 1, 2]],
  ['as many are booked as are in service', [out(24, 26, 4)], [0, 0, 0]],
] as const)('%s', (_what, reservations, [outNow, outNextWeek, short]) => {
  expect(unitsOut(addon, reservations, now)).toEqual({ outNow, outNextWeek, short });
});

test('what is not stock-kept is never short', () => {
  expect(unitsOut({ maxQuantity: null, currentStock: 0 }, [out(8, 12, 900)], now)).toMatchObject({
    outNow: 900,
    short: 0,
  });
});

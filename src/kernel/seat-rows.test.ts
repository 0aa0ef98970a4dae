import { expect, test } from 'vitest';
import { seatRows } from './seat-rows.ts';

test.each([
  ['scooter', 2, [2]],
  ['pick-up', 3, [3]],
  ['city-car', 4, [2, 2]],
  ['sedan', 5, [2, 3]],
  ['suv', 6, [2, 2, 2]],
  ['suv', 7, [2, 3, 2]],
  ['van', 7, [2, 2, 3]],
  ['suv', 8, [2, 3, 3]],
  ['van', 9, [3, 3, 3]],
  ['van', 10, [2, 2, 3, 3]],
  ['van', 11, [2, 3, 3, 3]],
  ['van', 12, [2, 3, 3, 4]],
  ['van', 14, [2, 3, 3, 3, 3]],
])('a %s of %d seats has rows of %j', (body, seats, rows) => expect(seatRows(body, seats)).toEqual(rows));

test('the rows count up to the seats, and none is empty', () => {
  for (const body of ['van', 'suv', 'pick-up'])
    for (let seats = 1; seats <= 20; seats += 1) {
      const rows = seatRows(body, seats);
      expect(rows.reduce((all, row) => all + row, 0)).toBe(seats);
      expect(Math.min(...rows)).toBeGreaterThan(0);
      expect(Math.max(...rows)).toBeLessThanOrEqual(4);
    }
});

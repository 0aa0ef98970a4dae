import { expect, test } from 'vitest';
import { columnOf, fleetColumns } from './fleet-file.ts';

test.each([
  ['License plate', 'licensePlate'],
  ['LICENCE-PLATE', 'licensePlate'],
  ['daily rate', 'dailyRate'],
  ['Colour', 'color'],
  ['Wheels', undefined],
  ['', undefined],
])('the heading "%s" means the column %s', (heading, column) => {
  expect(columnOf(heading)).toBe(column);
});

test('every column is meant by its own name', () => {
  expect(fleetColumns.map(columnOf)).toEqual([...fleetColumns]);
});

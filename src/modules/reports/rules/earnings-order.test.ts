import { expect, test } from 'vitest';
import { byEarnings } from './earnings-order.ts';

const yaris = { id: '1', name: 'Toyota Yaris', revenue: 9000, bookings: 1 };
const city = { id: '2', name: 'Honda City', revenue: 9000, bookings: 3 };
const click = { id: '3', name: 'Honda Click', revenue: -200, bookings: 3 };

test.each([
  ['-revenue', [city, yaris, click]],
  ['revenue', [click, city, yaris]],
  ['-bookings', [city, click, yaris]],
  ['bookings', [yaris, click, city]],
  ['name', [city, click, yaris]],
] as const)('vehicles in the order %s, equal ones by name', (sort, expected) =>
  expect([click, yaris, city].toSorted(byEarnings(sort))).toEqual(expected),
);

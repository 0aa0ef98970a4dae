import { expect, test } from 'vitest';
import { isNarrowed } from '../../list/list-search.ts';
import { bookingList, bookingsPath, otherPath, readBookingSearch } from './bookings-address.ts';

const read = (query: string) => readBookingSearch(new URLSearchParams(query));

test.each([
  ['view=late&look=cards', '/admin/bookings?view=late&look=cards'],
  ['status=pending&view=never&page=2', '/admin/bookings?status=pending&page=2'],
  ['sort=cheapest&from=2026-02-30&to=2026-12-01', '/admin/bookings?to=2026-12-01'],
  ['search=+Keller+&customerId=7', '/admin/bookings?search=Keller'],
])('%s is read as %s', (query, path) => expect(bookingsPath(read(query))).toBe(path));

test('another status begins at the first page and keeps what else is asked', () =>
  expect(otherPath(read('search=Keller&look=cards&page=3'), { status: 'confirmed' })).toBe(
    '/admin/bookings?search=Keller&status=confirmed&look=cards',
  ));

test.each([
  ['', false],
  ['sort=total&look=cards', false],
  ['view=late', true],
  ['search=Keller', true],
  ['page=2', true],
])('a list asked for with "%s" is narrowed: %s', (query, answer) =>
  expect(isNarrowed(bookingList, read(query))).toBe(answer),
);

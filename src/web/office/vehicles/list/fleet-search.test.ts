import { expect, test } from 'vitest';
import { fleetPath, isNarrowed, readFleetSearch } from './fleet-search.ts';

const read = (query: string) => readFleetSearch(new URLSearchParams(query));

test('an address keeps what it asks for, beside a record too', () => {
  const search = read('search=yaris&status=rented&look=list&page=2&categoryId=none');
  expect(fleetPath(search)).toBe('/admin/vehicles?search=yaris&status=rented&look=list&page=2');
  expect(fleetPath(search, 'new')).toBe('/admin/vehicles/new?search=yaris&status=rented&look=list&page=2');
});

test('how the list looks leaves nothing out', () => {
  expect(isNarrowed(read('look=list&status=sold'))).toBe(false);
  expect(isNarrowed(read('status=rented'))).toBe(true);
});

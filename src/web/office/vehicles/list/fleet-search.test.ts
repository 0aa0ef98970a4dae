import { expect, test } from 'vitest';
import { isNarrowed } from '../../list/list-search.ts';
import { fleetList, fleetPath, readFleetSearch } from './fleet-search.ts';

const read = (query: string) => readFleetSearch(new URLSearchParams(query));

test('an address keeps what it asks for, beside a record too', () => {
  const search = read('search=yaris&status=rented&look=list&page=2&categoryId=none');
  expect(fleetPath(search)).toBe('/admin/vehicles?search=yaris&status=rented&look=list&page=2');
  expect(fleetPath(search, 'new')).toBe('/admin/vehicles/new?search=yaris&status=rented&look=list&page=2');
});

test('how the list looks leaves nothing out', () => {
  expect(isNarrowed(fleetList, read('look=list&status=sold'))).toBe(false);
  expect(isNarrowed(fleetList, read('status=rented'))).toBe(true);
});

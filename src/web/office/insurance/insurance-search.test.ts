import { expect, test } from 'vitest';
import { insurancePath, readInsuranceSearch, tabOf } from './insurance-search.ts';

test.each([
  ['', 'packages', '/admin/insurance'],
  ['?tab=options&status=inactive', 'options', '/admin/insurance?tab=options&status=inactive'],
  ['?tab=anything&status=sold&search=cdw', 'packages', '/admin/insurance?search=cdw'],
])('%s shows the %s at %s', (query, tab, path) => {
  const search = readInsuranceSearch(new URLSearchParams(query));
  expect(tabOf(search)).toBe(tab);
  expect(insurancePath(search)).toBe(path);
});

import { expect, test } from 'vitest';
import { insurancePath, readInsuranceSearch, spanOf, tabOf } from './insurance-search.ts';

test.each([
  ['', 'packages', '/admin/insurance'],
  ['?tab=options&status=inactive', 'options', '/admin/insurance?tab=options&status=inactive'],
  ['?tab=anything&status=sold&search=cdw', 'packages', '/admin/insurance?search=cdw'],
])('%s shows the %s at %s', (query, tab, path) => {
  const search = readInsuranceSearch(new URLSearchParams(query));
  expect(tabOf(search)).toBe(tab);
  expect(insurancePath(search)).toBe(path);
});

test.each([
  ['', 'day', '/admin/insurance'],
  ['?per=month&status=active', 'month', '/admin/insurance?status=active&per=month'],
  ['?per=day', 'day', '/admin/insurance'],
  ['?per=year', 'day', '/admin/insurance'],
])('%s shows rates of a %s at %s', (query, span, path) => {
  const search = readInsuranceSearch(new URLSearchParams(query));
  expect(spanOf(search)).toBe(span);
  expect(insurancePath(search)).toBe(path);
});

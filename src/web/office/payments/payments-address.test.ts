import { expect, test } from 'vitest';
import { isNarrowed } from '../list/list-search.ts';
import {
  hasFilters,
  isHalfRange,
  paymentList,
  paymentsPath,
  readPaymentSearch,
  withoutFilters,
  withoutSearch,
} from './payments-address.ts';

const read = (query: string) => readPaymentSearch(new URLSearchParams(query));
const id = '0199a4b2-7c1e-7d3f-8a5b-6c7d8e9f0a1b';

test('an address is read, and written again in the same order', () => {
  const search = read(`to=2026-11-20&from=2026-11-01&status=failed&paymentMethod=promptpay&search=Keller&page=2`);
  expect(paymentsPath(search)).toBe(
    '/admin/payments?search=Keller&status=failed&paymentMethod=promptpay&from=2026-11-01&to=2026-11-20&page=2',
  );
  expect(paymentsPath(search, id)).toMatch(`/admin/payments/${id}?search=Keller`);
});

test('what means nothing is dropped', () => {
  expect(paymentsPath(read('status=lost&from=2026-02-31&sort=name&around=1&paymentMethod=a%20b'))).toBe(
    '/admin/payments',
  );
});

test('filters and search are cleared by themselves, and neither keeps the payment that was looked for', () => {
  const search = read(`search=Keller&status=failed&from=2026-11-01&around=${id}&sort=amount`);
  expect(withoutFilters(search)).toBe('/admin/payments?search=Keller&sort=amount');
  expect(withoutSearch(search)).toBe('/admin/payments?status=failed&from=2026-11-01&sort=amount');
});

test.each([
  ['', false, false, false],
  ['sort=amount', false, false, false],
  [`around=${id}`, false, false, false],
  ['search=x', false, false, true],
  ['status=failed', true, false, true],
  ['from=2026-11-01', true, true, true],
  ['from=2026-11-01&to=2026-11-20', true, false, true],
  ['page=2', false, false, true],
])('%s', (query, filters, half, narrowed) => {
  const search = read(query);
  expect([hasFilters(search), isHalfRange(search), isNarrowed(paymentList, search)]).toEqual([filters, half, narrowed]);
});

import { expect, test } from 'vitest';
import { countText, MOST_COUNTED, pageFacts, pageOf } from './paging.ts';

test.each([
  ['without a page the first hundred come', {}, { page: 1, limit: 100, offset: 0 }],
  ['without a page a limit counts', { limit: 5 }, { page: 1, limit: 5, offset: 0 }],
  ['a page has the usual size', { page: 3 }, { page: 3, limit: 24, offset: 48 }],
  ['a page has the size that is asked for', { page: 2, limit: 10 }, { page: 2, limit: 10, offset: 10 }],
])('%s', (_rule, query, page) => {
  expect(pageOf(query, 24)).toEqual(page);
});

test.each([
  [0, 0],
  [24, 1],
  [25, 2],
])('%i rows are %i pages of 24', (total, totalPages) => {
  expect(pageFacts(pageOf({ page: 1 }, 24), total)).toMatchObject({ total, totalPages });
});

test.each([
  [0, '0'],
  [1, '1'],
  [999, '999'],
  [1_000, '1,000'],
  [MOST_COUNTED - 1, '9,999'],
  [MOST_COUNTED, '10,000'],
  [MOST_COUNTED + 1, '10,000+'],
  [412_334, '10,000+'],
])('%i found reads %s', (total, text) => expect(countText(total)).toBe(text));

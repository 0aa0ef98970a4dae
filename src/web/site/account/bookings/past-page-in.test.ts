import { expect, test } from 'vitest';
import { pastPageIn } from './past-page-in.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=10000', 10_000],
  ['page=10001', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=', 1],
  ['page=last', 1],
])('"%s" asks for page %i of what is over', (query, page) => {
  expect(pastPageIn(new URLSearchParams(query))).toBe(page);
});

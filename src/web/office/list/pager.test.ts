import { expect, test } from 'vitest';
import { pageFacts } from '#kernel/paging.ts';
import { pagePart } from './pager.tsx';

const of = (total: number, page: number, length: number) => ({
  ...pageFacts({ page, limit: 25, offset: 0 }, total),
  data: Array.from({ length }),
});

test.each([
  ['the only page', of(3, 1, 3), { from: 1, to: 3 }, null, null],
  ['the first of three', of(60, 1, 25), { from: 1, to: 25 }, null, 2],
  ['the last of three', of(60, 3, 10), { from: 51, to: 60 }, 2, null],
  ['a page that is full and the last', of(50, 2, 25), { from: 26, to: 50 }, 1, null],
  ['a page after the last leads back to the last', of(60, 9, 0), null, 3, null],
  ['nothing', of(0, 1, 0), null, null, null],
  ['ten thousand are all counted', of(10_000, 400, 25), { from: 9976, to: 10_000 }, 399, null],
  ['of more, the last that is counted goes on', of(10_001, 400, 25), { from: 9976, to: 10_000 }, 399, 401],
  ['of more, a page beyond the counted', of(10_001, 500, 25), { from: 12_476, to: 12_500 }, 499, 501],
  ['of more, the end', of(10_001, 501, 4), { from: 12_501, to: 12_504 }, 500, null],
])('%s', (_page, page, rows, previous, next) => expect(pagePart(page)).toEqual({ rows, previous, next }));

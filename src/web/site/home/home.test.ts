import { expect, test } from 'vitest';
import { tileWidths } from './fleet.tsx';

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 20])('%i tiles fill whole rows of twelve columns', (count) => {
  const widths = tileWidths(count);
  expect(widths).toHaveLength(count);
  let filled = 0;
  for (const width of widths) {
    expect(filled + width).toBeLessThanOrEqual(12);
    filled = (filled + width) % 12;
  }
  expect(filled).toBe(0);
});

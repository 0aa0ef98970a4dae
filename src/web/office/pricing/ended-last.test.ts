import { expect, test } from 'vitest';
import { endedLast } from './ended-last.ts';

test('what is over stands below what applies, each as it came', () => {
  const rows = (['expired', 'active', 'used-up', 'scheduled', 'inactive', 'active'] as const).map((status, id) => ({
    id,
    status,
  }));
  expect(endedLast(rows).map(({ id }) => id)).toEqual([1, 3, 5, 0, 2, 4]);
});

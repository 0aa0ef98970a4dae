import { expect, test } from 'vitest';
import { lastYear } from './vehicle-limits.ts';

test('a vehicle may be of the next year of the calendar, and no later', () => {
  expect(lastYear('2026-12-31')).toBe(2027);
});

import { expect, test } from 'vitest';
import { perDay } from './per-day.ts';

test.each([
  [7096, 7, 1014],
  [890, 1, 890],
  [0, 3, 0],
])('%d baht for %d days is %d a day', (total, days, aDay) => expect(perDay({ total, days })).toBe(aDay));

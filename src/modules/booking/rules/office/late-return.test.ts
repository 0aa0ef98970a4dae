import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { lateDays } from './late-return.ts';

test.each([
  ['on time', '2026-12-10T10:00', 0],
  ['early', '2026-12-09T18:00', 0],
  ['29 minutes late', '2026-12-10T10:29', 0],
  ['30 minutes late', '2026-12-10T10:30', 1],
  ['exactly a day late', '2026-12-11T10:00', 1],
  ['a day and a minute late', '2026-12-11T10:01', 2],
])('returned %s', (_when, returned, days) => {
  expect(lateDays(toInstant('2026-12-10T10:00'), toInstant(returned), 29)).toBe(days);
});

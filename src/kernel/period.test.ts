import { expect, test } from 'vitest';
import { toInstant } from './bangkok-time.ts';
import { overlap, rentalDays } from './period.ts';

const period = (from: string, until: string) => ({ from: toInstant(from), until: toInstant(until) });

test.each([
  ['four hours are one day', '2026-12-01T10:00', '2026-12-01T14:00', 1],
  ['exactly 24 hours are one day', '2026-12-01T10:00', '2026-12-02T10:00', 1],
  ['a minute more starts a second day', '2026-12-01T10:00', '2026-12-02T10:01', 2],
  ['from Saturday to Thursday are five days', '2026-12-05T10:00', '2026-12-10T10:00', 5],
])('%s', (_sentence, from, until, days) => {
  expect(rentalDays(period(from, until))).toBe(days);
});

test('a return never meets a pick-up of the same minute', () => {
  const first = period('2026-12-01T10:00', '2026-12-02T10:00');
  expect(overlap(first, period('2026-12-02T10:00', '2026-12-03T10:00'))).toBe(false);
  expect(overlap(first, period('2026-12-02T09:59', '2026-12-03T10:00'))).toBe(true);
});

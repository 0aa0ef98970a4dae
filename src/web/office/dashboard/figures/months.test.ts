import { expect, test } from 'vitest';
import { monthBeside, scaleFor, shortAmount } from './months.ts';

test('months lie beside each other over the turn of a year', () => {
  expect([monthBeside('2026-12-31', 1), monthBeside('2026-01-31', -1)]).toEqual(['2027-01-01', '2025-12-01']);
});

test.each([
  [482_000, 500_000],
  [500_000, 800_000],
  [0, 4],
  [1, 4],
  [999, 1000],
])('a scale for %s ends at or above it, in four round steps', (most) => {
  const { top, step } = scaleFor(most);
  expect(top).toBeGreaterThanOrEqual(most);
  expect(top).toBe(step * 4);
  expect([1, 2, 2.5, 5].map((times) => times * 10 ** Math.floor(Math.log10(step)))).toContain(step);
});

test.each([
  [412_380, '412.4k'],
  [1_500_000, '1.5M'],
  [0, '0'],
  [-2500, '-2.5k'],
])('%s is %s on an axis', (amount, text) => expect(shortAmount(amount)).toBe(text));

import { expect, test } from 'vitest';
import { lastMonths } from './last-months.ts';

test('the months to choose from go back two years, over the end of a year', () => {
  const months = lastMonths('2026-02-03');
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect([months.length, months.at(-1)]).toEqual([24, '2024-03']);
});

import { expect, test } from 'vitest';
import { periodProblem, readPeriod } from './comparison.ts';

const read = (query: string) => readPeriod(new URLSearchParams(query), '2026-11-22');

test.each([
  ['', { from: '2026-11-01', to: '2026-11-22' }],
  ['from=2026-10-01&to=2026-10-31', { from: '2026-10-01', to: '2026-10-31' }],
  ['from=2026-10-01', { from: '2026-11-01', to: '2026-11-22' }],
  ['from=2026-02-30&to=2026-10-31', { from: '2026-11-01', to: '2026-11-22' }],
])('%s', (query, period) => expect(read(query)).toEqual(period));

test.each([
  ['2026-11-01', '2026-11-01', null],
  ['2026-11-02', '2026-11-01', 'wrong'],
  ['2026-08-01', '2026-10-31', null],
  ['2026-08-01', '2026-11-01', 'tooLong'],
])('%s to %s: %s', (from, to, problem) => expect(periodProblem({ from, to })).toBe(problem));

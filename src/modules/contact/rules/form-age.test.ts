import { expect, test } from 'vitest';
import { formProblem } from './form-age.ts';

const now = Temporal.Instant.from('2026-12-01T03:00:00Z');

test.each([
  ['a form that was filled in within 2.9 seconds', { milliseconds: 2_900 }, 'too-fast'],
  ['one that took three seconds', { seconds: 3 }, null],
  ['one that lay open for a day', { hours: 24 }, null],
  ['one that lay open for longer', { hours: 24, milliseconds: 1 }, 'stale'],
  ['one from the future', { hours: -1 }, 'too-fast'],
])('%s', (_form, ago, problem) => {
  expect(formProblem(now.subtract(ago), now)).toBe(problem);
});

test('a stamp that is none of ours counts as stale', () => {
  expect(formProblem(undefined, now)).toBe('stale');
});

import { expect, test } from 'vitest';
import { toInstant } from './bangkok-time.ts';
import { birthProblems } from './date-of-birth.ts';

test.each([
  [null, undefined],
  ['2026-11-20', undefined],
  ['2026-11-21', 'date.not-past'],
])('nobody is born tomorrow: %s', (dateOfBirth, code) =>
  expect(birthProblems({ dateOfBirth }, { now: toInstant('2026-11-20T23:30') }).dateOfBirth?.code).toBe(code),
);

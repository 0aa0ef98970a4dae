import { expect, test } from 'vitest';
import { toInstant } from './bangkok-time.ts';
import { numericMoment } from './numeric-date.ts';

test.each([
  ['DD/MM/YYYY', '05/12/2026 09:30'],
  ['MM/DD/YYYY', '12/05/2026 09:30'],
  ['YYYY-MM-DD', '2026-12-05 09:30'],
] as const)('in %s the moment is %s', (format, text) =>
  expect(numericMoment(toInstant('2026-12-05T09:30'), format)).toBe(text),
);

test('a day is that of Bangkok', () =>
  expect(numericMoment(Temporal.Instant.from('2026-12-31T17:00:00Z'), 'DD/MM/YYYY')).toBe('01/01/2027 00:00'));

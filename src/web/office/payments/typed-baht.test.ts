import { expect, test } from 'vitest';
import { typedBaht } from './typed-baht.ts';

test.each([
  ['500', 500],
  [' 10,647.50 ', 10_647.5],
  ['฿ 1,000', 1000],
  ['0.01', 0.01],
  ['10647', 10_647],
  ['10647.5', 10_647.5],
  ['', 'missing'],
  ['  ', 'missing'],
  ['0', 'zero'],
  ['0.00', 'zero'],
  ['-5', 'wrong'],
  ['1e3', 'wrong'],
  ['1,00', 'wrong'],
  ['5.005', 'wrong'],
  ['five', 'wrong'],
  ['10647.51', 'tooMuch'],
] as const)('%j of at most 10,647.50: %j', (text, baht) => expect(typedBaht(text, 10_647.5)).toBe(baht));

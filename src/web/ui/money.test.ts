import { expect, test } from 'vitest';
import { formatBaht } from './money.tsx';

test.each([
  [0, '฿0'],
  [790, '฿790'],
  [10_647, '฿10,647'],
  [1234.5, '฿1,234.50'],
  [1234.05, '฿1,234.05'],
  [-500, '−฿500'],
  [1_000_000, '฿1,000,000'],
])('%d baht are written %s', (baht, text) => expect(formatBaht(baht, 'en')).toBe(text));

test('Thai amounts look the same', () => expect(formatBaht(1234.5, 'th')).toBe('฿1,234.50'));

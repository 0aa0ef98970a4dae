import { expect, test } from 'vitest';
import { bahtText } from './baht-text.ts';

test.each([
  [0, '฿0'],
  [790, '฿790'],
  [10_647, '฿10,647'],
  [1234.5, '฿1,234.50'],
  [1234.05, '฿1,234.05'],
  [1.1 + 2.2, '฿3.30'],
  [8923.8 + 0.2, '฿8,924'],
  [7.7 * 100, '฿770'],
  [-500, '−฿500'],
  [1_000_000, '฿1,000,000'],
])('%d baht are written %s', (baht, text) => expect(bahtText(baht)).toBe(text));

import { expect, test } from 'vitest';
import { formatRemaining } from './countdown.tsx';

test.each([
  [1_634_000, '27:14'],
  [59_001, '01:00'],
  [1, '00:01'],
  [0, '00:00'],
  [-5000, '00:00'],
  [3_661_000, '1:01:01'],
])('%d milliseconds are shown as %s', (left, text) => expect(formatRemaining(left)).toBe(text));

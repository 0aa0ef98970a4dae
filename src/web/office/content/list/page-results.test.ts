import { expect, test } from 'vitest';
import { lastUpdated } from './page-results.tsx';

const words = { unknown: 'N/A', invalid: 'Invalid Date' };

test.each([
  ['2026-11-20T14:20:00+07:00', '20 Nov 2026, 14:20'],
  [null, 'N/A'],
  ['', 'N/A'],
  ['soon', 'Invalid Date'],
])('%j is said as %j', (moment, text) => expect(lastUpdated(moment, 'en', words)).toBe(text));

import { expect, test } from 'vitest';
import { statusAfterFailure } from './sending.ts';

test('a mail is given up after the twelfth attempt, not before', () => {
  expect(statusAfterFailure(11)).toBe('waiting');
  expect(statusAfterFailure(12)).toBe('failed');
});

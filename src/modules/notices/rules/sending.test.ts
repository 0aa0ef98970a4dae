import { expect, test } from 'vitest';
import { mostAttempts, statusAfterFailure } from './sending.ts';

test('a mail is given up after the twelfth attempt, not before', () => {
  expect(statusAfterFailure(11)).toBe('waiting');
  expect(statusAfterFailure(12)).toBe('failed');
});

test('a text message is given up after the eighth attempt', () => {
  expect(statusAfterFailure(7, mostAttempts.sms)).toBe('waiting');
  expect(statusAfterFailure(8, mostAttempts.sms)).toBe('failed');
});

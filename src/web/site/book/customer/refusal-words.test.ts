import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

test.each([
  ['booking.too-many-holds', 'tooManyHolds'],
  ['booking.addon-sold-out', 'soldOut'],
  ['pricing.promotion-used-up', 'promoUsedUp'],
  ['form.invalid', null],
])('%s is said as %s', (error, words) => expect(refusalWords({ error })).toBe(words));

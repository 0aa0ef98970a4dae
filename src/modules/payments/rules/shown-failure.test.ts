import { expect, test } from 'vitest';
import { shownFailure } from './shown-failure.ts';

const failed = (failureCode: string | null) => ({ failureCode, failureMessage: failureCode && 'why' });

test.each([
  ['stolen_or_lost_card', true, 'stolen_or_lost_card'],
  ['stolen_or_lost_card', false, 'declined'],
  ['not_received', false, 'not_received'],
  ['amount_differs', false, 'amount_differs'],
  [null, false, null],
])('of a payment that ended with %s, its reason told: %s, the customer reads %s', (code, isReasonTold, told) => {
  const { failureCode, failureMessage } = shownFailure({ ...failed(code), isReasonTold });
  expect(failureCode).toBe(told);
  expect(failureMessage === failed(code).failureMessage).toBe(told === code);
});

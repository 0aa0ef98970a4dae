import { expect, test } from 'vitest';
import { failureOf, matchesRequestedAmount, outcomeOf, statusAfter } from './charge-outcome.ts';

const attempt = { id: 'a1', amount: 481_500 };
const charge = { status: 'successful', paid: true, amount: 481_500, currency: 'THB', metadata: { attemptId: 'a1' } };

test.each([
  ['a paid charge is a success', {}, 'successful'],
  ['a charge that waits is pending', { status: 'pending', paid: false }, 'pending'],
  ['a declined charge has failed', { status: 'failed', paid: false }, 'failed'],
  ['a charge that lapsed has expired', { status: 'expired', paid: false }, 'expired'],
  ['a charge that the provider undid is reversed', { status: 'reversed', paid: false }, 'reversed'],
  ['"successful" without the money is none', { paid: false }, 'failed'],
  ['an underpaid charge is no success', { amount: 100 }, 'differs'],
  ['a charge in another currency is no success', { currency: 'USD' }, 'differs'],
  ['a charge of another booking is not ours', { metadata: { attemptId: 'a2' } }, 'foreign'],
])('%s', (_sentence, changed, outcome) => {
  expect(outcomeOf({ ...charge, ...changed }, attempt)).toBe(outcome);
});

test.each([
  ['sending', null, 'pending', 'pending'],
  ['sending', null, 'differs', 'failed'],
  ['pending', null, 'successful', 'successful'],
  ['pending', null, 'expired', 'expired'],
  ['pending', null, 'failed', 'failed'],
  ['given-up', null, 'pending', 'given-up'],
  ['given-up', null, 'expired', 'expired'],
  ['given-up', null, 'successful', 'successful'],
  ['failed', 'not_received', 'pending', 'given-up'],
  ['failed', 'not_received', 'failed', 'failed'],
  ['failed', 'payment_rejected', 'pending', 'failed'],
  ['failed', 'payment_rejected', 'successful', 'successful'],
  ['pending', null, 'reversed', 'reversed'],
  ['reversed', null, 'failed', 'reversed'],
  ['reversed', null, 'successful', 'successful'],
  ['expired', null, 'failed', 'expired'],
  ['expired', null, 'successful', 'successful'],
  ['successful', null, 'failed', 'successful'],
  ['successful', null, 'expired', 'successful'],
] as const)('an attempt that is %s (%s) and whose charge is %s is then %s', (status, failureCode, outcome, after) => {
  expect(statusAfter({ status, failureCode }, outcome)).toBe(after);
});

test('a charge over another amount fails its attempt with that reason, and its money is not what was asked for', () => {
  const failure = { code: 'amount_differs', message: 'the amount taken is not the amount asked for, and goes back' };
  expect(failureOf('differs')).toEqual(failure);
  expect(failureOf('failed')).toBeNull();
  expect(matchesRequestedAmount({ status: statusAfter({ status: 'pending', failureCode: null }, 'differs') })).toBe(
    false,
  );
  expect(matchesRequestedAmount({ status: statusAfter({ status: 'pending', failureCode: null }, 'successful') })).toBe(
    true,
  );
});

import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const attempt = { id: 'a1', amount: 481_500 };
const charge = { status: 'successful', paid: true, amount: 481_500, currency: 'THB', metadata: { attemptId: 'a1' } };

test.each([
  ['a paid charge is a success', {}, 'successful'],
  ['a charge that waits is pending', { status: 'pending', paid: false }, 'pending'],
  ['a declined charge has failed', { status: 'failed', paid: false }, 'failed'],
  ['a charge that lapsed has expired', { status: 'expired', paid: false }, 'expired'],
  ['a reversed charge has failed', { status: 'reversed', paid: false }, 'failed'],
  ['"successful" without the money is none', { paid: false }, 'failed'],
  ['an underpaid charge is not ours', { amount: 100 }, 'foreign'],
  ['a charge in another currency is not ours', { currency: 'USD' }, 'foreign'],
  ['a charge of another booking is not ours', { metadata: { attemptId: 'a2' } }, 'foreign'],
])('%s', (_sentence, changed, outcome) => {
  expect(outcomeOf({ ...charge, ...changed }, attempt)).toBe(outcome);
});

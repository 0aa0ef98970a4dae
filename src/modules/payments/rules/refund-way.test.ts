import { expect, test } from 'vitest';
import { chargeToRefund, isRefusedForGood, takesOneMore } from './refund-way.ts';

const paid = { methodType: 'card', attemptId: 'a1', reference: 'chrg_1' };

test.each([
  ['a card', {}, 'chrg_1'],
  ['a wallet', { methodType: 'truemoney' }, 'chrg_1'],
  ['PromptPay, which the provider cannot send back', { methodType: 'promptpay' }, null],
  ['a banking app', { methodType: 'mobile_banking' }, null],
  ['cash', { methodType: 'cash', attemptId: null, reference: null }, null],
  ['a card at our own terminal', { attemptId: null, reference: 'slip 12' }, null],
  ['a method that nobody knows any more', { methodType: 'cheque' }, null],
])('what was paid with %s goes back through charge %s', (_which, changed, charge) => {
  expect(chargeToRefund({ ...paid, ...changed })).toBe(charge);
});

test('a charge is refunded 15 times at most', () => {
  expect([0, 14, 15, 16].map(takesOneMore)).toEqual([true, true, false, false]);
});

test.each([
  [400, true],
  [404, true],
  [422, true],
  [401, false],
  [403, false],
  [429, false],
])('a refund refused with %i is refused for good: %s', (httpStatus, isForGood) => {
  expect(isRefusedForGood(httpStatus)).toBe(isForGood);
});

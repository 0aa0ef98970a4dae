import { expect, test } from 'vitest';
import { chargeToRefund, isRefusedForGood, takesOneMore } from './refund-way.ts';

const paid = { methodType: 'card', attemptId: 'a1', reference: 'chrg_1' };

test.each([
  ['a card', 'chrg_1', {}],
  ['a wallet', 'chrg_1', { methodType: 'truemoney' }],
  ['PromptPay, which the provider cannot send back', null, { methodType: 'promptpay' }],
  ['a banking app', null, { methodType: 'mobile_banking' }],
  ['cash', null, { methodType: 'cash', attemptId: null, reference: null }],
  ['a card at our own terminal', null, { attemptId: null, reference: 'slip 12' }],
  ['a method that nobody knows any more', null, { methodType: 'cheque' }],
])('what was paid with %s goes back through charge %s', (_which, charge, changed) => {
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
])('whether a refund that was refused with %i stays refused: %s', (httpStatus, isForGood) => {
  expect(isRefusedForGood(httpStatus)).toBe(isForGood);
});

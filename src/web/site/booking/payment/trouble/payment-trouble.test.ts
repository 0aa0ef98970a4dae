import { expect, test } from 'vitest';
import { refused, unanswered } from '../../../../api/failure.ts';
import { troubleOfCharge, troubleOfRefusal, troubleOfSource } from './payment-trouble.ts';

const refusal = (error: string, details = {}) =>
  refused({ status: 409, headers: new Headers(), body: { success: false, message: 'No.', error, details } });

const card = { status: 'failed', failureCode: null, paymentMethod: 'card' } as const;
const wallet = { ...card, paymentMethod: 'truemoney' };

test('a decline is told by the reason that the bank gives', () => {
  expect(troubleOfCharge({ ...card, failureCode: 'insufficient_fund' })).toEqual({
    kind: 'declined',
    why: 'insufficient_fund',
  });
});

test('a card whose holder did not say yes on the bank’s page was not approved there', () => {
  const waited = { isWaitedFor: true };
  expect(troubleOfCharge({ ...card, failureCode: 'failed_processing' })).toMatchObject({ why: 'failed_processing' });
  expect(troubleOfCharge({ ...card, failureCode: 'failed_processing' }, waited)).toMatchObject({ why: 'not_approved' });
  expect(troubleOfCharge({ ...card, failureCode: 'insufficient_fund' }, waited)).toMatchObject({
    why: 'insufficient_fund',
  });
});

test('a reason that we have no words for is still a decline', () => {
  expect(troubleOfCharge({ ...card, failureCode: 'moon_phase' })).toEqual({ kind: 'declined', why: 'other' });
  expect(troubleOfCharge(card)).toEqual({ kind: 'declined', why: 'other' });
});

test.each([
  ['insufficient_balance', 'insufficient_balance'],
  ['payment_cancelled', 'payment_cancelled'],
  ['timeout', 'timeout'],
  ['account_does_not_exist', 'account'],
  ['toString', 'rejected'],
  [null, 'rejected'],
])('a wallet that ends with %s', (failureCode, why) => {
  expect(troubleOfCharge({ ...wallet, failureCode })).toEqual({ kind: 'not-paid', lead: 'notSuccessful', why });
  expect(troubleOfCharge({ ...wallet, failureCode }, { isWaitedFor: true })).toMatchObject({ lead: 'failedOrExpired' });
});

test('time that ran out is told alike for all', () => {
  expect(troubleOfCharge({ ...wallet, status: 'expired' })).toEqual({ kind: 'expired' });
  expect(troubleOfCharge({ ...card, status: 'expired' })).toEqual({ kind: 'expired' });
});

test('a source that could not be made is told with what the server says of it', () => {
  expect(troubleOfSource(refusal('payment.off'))).toEqual({
    kind: 'source-refused',
    failure: refusal('payment.off'),
  });
  expect(troubleOfSource(refusal('payment.source-not-made'))).toEqual({ kind: 'source-not-made' });
  expect(troubleOfSource(refusal('payment.method-not-offered'))).toEqual({ kind: 'method-gone' });
  expect(troubleOfSource(unanswered(new TypeError('fetch failed')))).toEqual({ kind: 'source-unreachable' });
});

test('another amount is the server’s word on what is due', () => {
  expect(troubleOfRefusal(refusal('payment.amount-differs', { amount: 10_860 }))).toEqual({
    kind: 'amount-differs',
    amount: 10_860,
  });
});

test.each([
  ['payment.hold-over', { kind: 'hold-over' }],
  ['payment.in-progress', { kind: 'in-progress' }],
  ['payment.method-not-offered', { kind: 'method-gone' }],
  ['payment.off', { kind: 'refused', failure: refusal('payment.off') }],
])('%s', (error, expected) => expect(troubleOfRefusal(refusal(error))).toEqual(expected));

test('no answer leaves open what happened', () => {
  expect(troubleOfRefusal(unanswered(new TypeError('fetch failed')))).toEqual({ kind: 'unanswered' });
});

import { expect, test } from 'vitest';
import { refused, unanswered } from '../../../../api/failure.ts';
import { problemOfCharge, problemOfRefusal, problemOfSource } from './payment-problem.ts';

const refusal = (error: string, details = {}) =>
  refused({ status: 409, headers: new Headers(), body: { success: false, message: 'No.', error, details } });

const card = { status: 'failed', failureCode: null, paymentMethod: 'card' } as const;
const wallet = { ...card, paymentMethod: 'truemoney' };

test('a decline is told by the reason that the bank gives', () => {
  expect(problemOfCharge({ ...card, failureCode: 'insufficient_fund' })).toEqual({
    kind: 'declined',
    why: 'insufficient_fund',
  });
});

test('a card whose holder did not say yes on the bank’s page was not approved there', () => {
  const waited = { isWaitedFor: true };
  expect(problemOfCharge({ ...card, failureCode: 'failed_processing' })).toMatchObject({ why: 'failed_processing' });
  expect(problemOfCharge({ ...card, failureCode: 'failed_processing' }, waited)).toMatchObject({ why: 'not_approved' });
  expect(problemOfCharge({ ...card, failureCode: 'insufficient_fund' }, waited)).toMatchObject({
    why: 'insufficient_fund',
  });
});

test('a reason that we have no words for is still a decline', () => {
  expect(problemOfCharge({ ...card, failureCode: 'moon_phase' })).toEqual({ kind: 'declined', why: 'other' });
  expect(problemOfCharge(card)).toEqual({ kind: 'declined', why: 'other' });
});

test.each([
  ['insufficient_balance', 'insufficient_balance'],
  ['payment_cancelled', 'payment_cancelled'],
  ['timeout', 'timeout'],
  ['account_does_not_exist', 'account'],
  ['toString', 'rejected'],
  [null, 'rejected'],
])('a wallet that ends with %s', (failureCode, why) => {
  expect(problemOfCharge({ ...wallet, failureCode })).toEqual({ kind: 'not-paid', lead: 'notSuccessful', why });
  expect(problemOfCharge({ ...wallet, failureCode }, { isWaitedFor: true })).toMatchObject({ lead: 'failedOrExpired' });
});

test('time that ran out is told alike for all', () => {
  expect(problemOfCharge({ ...wallet, status: 'expired' })).toEqual({ kind: 'expired' });
  expect(problemOfCharge({ ...card, status: 'expired' })).toEqual({ kind: 'expired' });
});

test('what the provider never received is no decline, however it was to be paid', () => {
  const failureCode = 'not_received';
  expect(problemOfCharge({ ...card, failureCode })).toEqual({ kind: 'not-received' });
  expect(problemOfCharge({ ...wallet, failureCode }, { isWaitedFor: true })).toEqual({ kind: 'not-received' });
});

test('a source that could not be made is told with what the server says of it', () => {
  expect(problemOfSource(refusal('payment.off'))).toEqual({
    kind: 'source-refused',
    failure: refusal('payment.off'),
  });
  expect(problemOfSource(refusal('payment.source-not-made'))).toEqual({ kind: 'source-not-made' });
  expect(problemOfSource(refusal('payment.method-not-offered'))).toEqual({ kind: 'method-gone' });
  expect(problemOfSource(unanswered(new TypeError('fetch failed')))).toEqual({ kind: 'source-unreachable' });
});

test('another amount is the server’s word on what is due', () => {
  expect(problemOfRefusal(refusal('payment.amount-differs', { amount: 10_860 }))).toEqual({
    kind: 'amount-differs',
    amount: 10_860,
  });
});

test.each([
  ['payment.hold-over', { kind: 'hold-over' }],
  ['payment.in-progress', { kind: 'in-progress' }],
  ['payment.method-not-offered', { kind: 'method-gone' }],
  ['booking.pay-online', { kind: 'online-only', failure: refusal('booking.pay-online') }],
  ['payment.off', { kind: 'refused', failure: refusal('payment.off') }],
])('%s', (error, expected) => expect(problemOfRefusal(refusal(error))).toEqual(expected));

test('after several declined cards it is known until when none is taken', () => {
  const until = '2026-12-01T10:05+07:00';
  const paused = refusal('payment.too-many-failures', { retryAfterSeconds: 61, until });
  expect(problemOfRefusal(paused)).toEqual({ kind: 'cards-paused', until });
});

test('no answer leaves open what happened', () => {
  expect(problemOfRefusal(unanswered(new TypeError('fetch failed')))).toEqual({ kind: 'unanswered' });
});

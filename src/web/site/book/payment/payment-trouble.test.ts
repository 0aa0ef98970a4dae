import { expect, test } from 'vitest';
import { refused, unanswered } from '../../../api/failure.ts';
import { troubleOfCharge, troubleOfRefusal } from './payment-trouble.ts';

const refusal = (error: string, details = {}) =>
  refused({ status: 409, headers: new Headers(), body: { success: false, message: 'No.', error, details } });

test('a decline is told by the reason that the bank gives', () => {
  expect(troubleOfCharge({ status: 'failed', failureCode: 'insufficient_fund' })).toEqual({
    kind: 'declined',
    why: 'insufficient_fund',
  });
});

test('a reason that we have no words for is still a decline', () => {
  expect(troubleOfCharge({ status: 'failed', failureCode: 'moon_phase' })).toEqual({ kind: 'declined', why: 'other' });
  expect(troubleOfCharge({ status: 'failed', failureCode: null })).toEqual({ kind: 'declined', why: 'other' });
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
  ['payment.off', { kind: 'refused', sentence: 'No.' }],
])('%s', (error, expected) => expect(troubleOfRefusal(refusal(error))).toEqual(expected));

test('no answer leaves open what happened', () => {
  expect(troubleOfRefusal(unanswered(new TypeError('fetch failed')))).toEqual({ kind: 'unanswered' });
});

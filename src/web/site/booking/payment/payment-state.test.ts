import { expect, test } from 'vitest';
import type { ChargeResult } from '../state/wizard-context.ts';
import { idle, nextPaymentState, type PaymentState, waitingFor } from './payment-state.ts';

const charge: ChargeResult = {
  status: 'pending',
  chargeId: 'chrg_1',
  transactionId: null,
  amount: 10_647,
  failureCode: null,
  failureMessage: null,
  bookingId: 'b',
  bookingNumber: 'BKK7QM4XD',
  bookingStatus: 'pending',
  paymentStatus: 'pending',
  card: null,
  paymentMethod: 'shopeepay',
  authorize_uri: null,
  scannable_code: null,
  expiresAt: null,
};
const problem = { kind: 'expired' } as const;
const aside: PaymentState = { state: 'aside', charge };

test('what the server tells meanwhile is shown, and changes nothing else', () => {
  expect(nextPaymentState(waitingFor(null), { type: 'pending', charge })).toEqual({
    state: 'waiting',
    charge,
    end: null,
  });
  expect(nextPaymentState({ state: 'aside', charge: null }, { type: 'pending', charge })).toEqual(aside);
  expect(nextPaymentState({ state: 'paying' }, { type: 'pending', charge })).toEqual({ state: 'paying' });
});

test('a payment that is waited for and ends without money is told', () => {
  expect(nextPaymentState(waitingFor(charge), { type: 'ended', problem })).toEqual({ state: 'failed', problem });
});

test('one that was laid aside ends quietly, and never disturbs the one that is being made', () => {
  expect(nextPaymentState(aside, { type: 'ended', problem })).toEqual(idle);
  expect(nextPaymentState({ state: 'paying' }, { type: 'ended', problem })).toEqual({ state: 'paying' });
});

test('an amount that the server named goes with the choice it was named for; other news stay', () => {
  expect(
    nextPaymentState({ state: 'failed', problem: { kind: 'amount-differs', amount: 7511 } }, { type: 'choose' }),
  ).toEqual(idle);
  expect(nextPaymentState({ state: 'failed', problem }, { type: 'choose' })).toEqual({ state: 'failed', problem });
  expect(nextPaymentState(aside, { type: 'choose' })).toEqual(aside);
});

test('the end of asking is told only where somebody waits', () => {
  expect(nextPaymentState(waitingFor(charge), { type: 'poll-ended', end: 'timeout' })).toEqual({
    state: 'waiting',
    charge,
    end: 'timeout',
  });
  expect(nextPaymentState(aside, { type: 'poll-ended', end: 'timeout' })).toEqual(aside);
});

test('an open charge can be set aside, taken up again and polled once more', () => {
  const ended = nextPaymentState(waitingFor(charge), { type: 'poll-ended', end: 'timeout' });
  expect(nextPaymentState(ended, { type: 'check-again' })).toEqual(waitingFor(charge));
  expect(nextPaymentState(ended, { type: 'set-aside' })).toEqual(aside);
  expect(nextPaymentState(aside, { type: 'take-up' })).toEqual(waitingFor(charge));
});

test.each(['idle', 'paying'] as const)('of %s nothing can be set aside, taken up or polled', (state) => {
  for (const type of ['set-aside', 'take-up', 'check-again'] as const)
    expect(nextPaymentState({ state }, { type })).toEqual({ state });
});

test('a payment that is made, refused or opened shows what became of it', () => {
  for (const before of [idle, aside, { state: 'failed', problem }] as const)
    expect(nextPaymentState(before, { type: 'pay' })).toEqual({ state: 'paying' });
  expect(nextPaymentState({ state: 'paying' }, { type: 'refused', problem })).toEqual({ state: 'failed', problem });
  expect(nextPaymentState({ state: 'paying' }, { type: 'opened', charge })).toEqual(waitingFor(charge));
});

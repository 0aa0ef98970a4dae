import { expect, test } from 'vitest';
import type { ChargeResult } from '../state/wizard-context.ts';
import { chosenAnew, idle, type PaymentState, waitingFor, withEnd, withNews, withoutMoney } from './payment-state.ts';

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
  expect(withNews(waitingFor(null), charge)).toEqual({ state: 'waiting', charge, end: null });
  expect(withNews({ state: 'aside', charge: null }, charge)).toEqual(aside);
  expect(withNews({ state: 'paying' }, charge)).toEqual({ state: 'paying' });
});

test('a payment that is waited for and ends without money is told', () => {
  expect(withoutMoney(waitingFor(charge), problem)).toEqual({ state: 'failed', problem });
});

test('one that was laid aside ends quietly, and never disturbs the one that is being made', () => {
  expect(withoutMoney(aside, problem)).toEqual(idle);
  expect(withoutMoney({ state: 'paying' }, problem)).toEqual({ state: 'paying' });
});

test('an amount that the server named goes with the choice it was named for; other news stay', () => {
  expect(chosenAnew({ state: 'failed', problem: { kind: 'amount-differs', amount: 7511 } })).toEqual(idle);
  expect(chosenAnew({ state: 'failed', problem })).toEqual({ state: 'failed', problem });
  expect(chosenAnew(aside)).toEqual(aside);
});

test('the end of asking is told only where somebody waits', () => {
  expect(withEnd(waitingFor(charge), 'timeout')).toEqual({ state: 'waiting', charge, end: 'timeout' });
  expect(withEnd(aside, 'timeout')).toEqual(aside);
});

import { expect, test } from 'vitest';
import { fromBaht, zeroSatang } from '#kernel/money.ts';
import { staffPayment } from './staff-payment.ts';

const owing = { status: 'partial', owed: fromBaht(4280) } as const;
const nothingOwed = { status: 'paid', owed: zeroSatang } as const;
const body = { status: null, amount: null, methodType: 'cash' } as const;

test('paid writes down the rest, by the method that was chosen', () => {
  const rest = { kind: 'payment', amount: fromBaht(4280), methodType: 'cash' };
  expect(staffPayment({ ...body, status: 'paid' }, owing)).toEqual(rest);
  expect(staffPayment({ ...body, status: 'paid', amount: fromBaht(4280) }, owing)).toEqual(rest);
  expect(staffPayment({ ...body, status: 'paid' }, nothingOwed)).toBeNull();
  expect(() => staffPayment({ ...body, status: 'paid', methodType: null }, owing)).toThrow('how it was paid');
});

test('partial and refunded write down the amount, and ask for it', () => {
  const amount = fromBaht(1000);
  expect(staffPayment({ ...body, status: 'partial', amount }, owing)).toMatchObject({ kind: 'payment', amount });
  expect(staffPayment({ ...body, status: 'refunded', amount }, owing)).toEqual({ kind: 'refund', amount });
  expect(() => staffPayment({ ...body, status: 'refunded' }, owing)).toThrow('Please enter the amount');
  expect(() => staffPayment({ ...body, status: 'partial' }, nothingOwed)).toThrow('Please enter the amount');
});

test('what the booking is already writes nothing down', () => {
  expect(staffPayment({ ...body, status: 'partial' }, owing)).toBeNull();
  expect(staffPayment(body, owing)).toBeNull();
  for (const status of ['pending', 'overdue'] as const)
    expect(staffPayment({ ...body, status }, { ...owing, status })).toBeNull();
});

test('a status that is worked out cannot be chosen', () => {
  for (const status of ['pending', 'overdue'] as const)
    expect(() => staffPayment({ ...body, status }, owing)).toThrow('follows from the payments');
});

test('an amount that would not be written down is refused', () => {
  for (const status of ['paid', null] as const)
    expect(() => staffPayment({ ...body, status, amount: fromBaht(1) }, owing)).toThrow('An amount goes with');
});

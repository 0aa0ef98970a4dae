import { expect, test } from 'vitest';
import { paymentToOpen } from './payment-link.ts';

const payment = {
  id: 'p',
  status: 'successful',
  method: 'card',
  reference: null,
  createdAt: '2026-11-20T10:00:00+07:00',
};

test.each([
  ['a paid booking with a payment', { payment: { ...payment, status: 'pending' }, paymentStatus: 'paid' }, 'p'],
  ['a deposit that succeeded', { payment, paymentStatus: 'partial' }, 'p'],
  ['a payment that failed', { payment: { ...payment, status: 'failed' }, paymentStatus: 'pending' }, null],
  ['a booking without a payment', { payment: null, paymentStatus: 'paid' }, null],
] as const)('%s opens %s', (_, booking, id) => expect(paymentToOpen(booking)).toBe(id));

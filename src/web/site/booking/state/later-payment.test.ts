import { expect, test } from 'vitest';
import { laterPayment } from './later-payment.ts';

test.each([
  ['the price of a booking', 'pending', null, null],
  ['what is left of it', 'confirmed', null, null],
  ['a change that waits', 'confirmed', { isOver: false }, 'change'],
  ['what is left after a change ended unpaid', 'confirmed', { isOver: true }, null],
  ['what came up after the return', 'completed', null, 'after-return'],
] as const)('%s is a later payment, or not', (_what, status, change, later) =>
  expect(laterPayment({ status, change })).toBe(later),
);

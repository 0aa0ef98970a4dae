import { expect, test } from 'vitest';
import { fullRefundHours } from './cancellation-policy.ts';

test.each([
  ['24 hours', 24],
  ['48 hours', 48],
  ['72 hours', 72],
  ['1 week', 168],
] as const)(
  'with the policy "%s" a cancellation is refunded in full until %i hours before pick-up',
  (policy, hours) => {
    expect(fullRefundHours(policy)).toBe(hours);
  },
);

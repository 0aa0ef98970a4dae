import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

test.each([
  ['CUSTOMER', false, false, false, 'session'],
  ['CUSTOMER', false, true, false, 'session'],
  ['CUSTOMER', true, false, false, 'two-factor'],
  ['CUSTOMER', true, true, true, 'session'],
  ['STAFF', false, false, false, 'session'],
  ['STAFF', false, true, false, 'enrolment'],
  ['STAFF', false, true, true, 'enrolment'],
  ['STAFF', true, false, false, 'two-factor'],
  ['ADMIN', false, true, false, 'enrolment'],
  ['ADMIN', true, true, true, 'session'],
] as const)(
  '%s, has an app: %s, setting on: %s, trusted computer: %s: %s',
  (role, hasTwoFactor, enableTwoFactor, isTrusted, step) => {
    expect(nextStep({ role, hasTwoFactor }, { enableTwoFactor, isTrusted })).toBe(step);
  },
);

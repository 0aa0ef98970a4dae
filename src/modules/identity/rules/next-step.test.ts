import { expect, test } from 'vitest';
import { isSecondFactorTheirs, nextStep } from './next-step.ts';

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

test.each([
  ['CUSTOMER', true, true],
  ['CUSTOMER', false, false],
  ['STAFF', false, true],
  ['ADMIN', false, true],
] as const)('the second factor of a %s whose e-mail is proven: %s, is theirs: %s', (role, emailVerified, isTheirs) =>
  expect(isSecondFactorTheirs({ role, emailVerified })).toBe(isTheirs),
);

import { expect, test } from 'vitest';
import { weaknessOf } from './password-rules.ts';

const strict = { passwordMinLength: 8, requireStrongPassword: true };
const lenient = { passwordMinLength: 10, requireStrongPassword: false };

test.each([
  [7, 4, false, false, strict, 'short'],
  [8, 3, false, false, strict, null],
  [8, 2, false, false, strict, 'common'],
  [8, 2, true, true, strict, 'personal'],
  [30, 3, true, false, strict, null],
  [8, 4, false, true, strict, 'breached'],
  [9, 4, false, true, lenient, 'short'],
  [10, 0, true, false, lenient, null],
  [10, 0, true, true, lenient, 'breached'],
] as const)(
  '%i characters, score %i, personal: %s, stolen: %s, by %o: %s',
  (length, score, isPersonal, isBreached, policy, weakness) => {
    expect(weaknessOf({ length, score, isPersonal, isBreached }, policy)).toBe(weakness);
  },
);

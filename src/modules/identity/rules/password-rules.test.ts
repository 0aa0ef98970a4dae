import { expect, test } from 'vitest';
import { weaknessOf } from './password-rules.ts';

const strict = { passwordMinLength: 8, requireStrongPassword: true };
const lenient = { passwordMinLength: 10, requireStrongPassword: false };

test.each([
  [7, 4, false, strict, 'short'],
  [8, 3, false, strict, null],
  [8, 2, false, strict, 'common'],
  [8, 2, true, strict, 'personal'],
  [30, 3, true, strict, null],
  [9, 4, false, lenient, 'short'],
  [10, 0, true, lenient, null],
] as const)('%i characters, score %i, personal: %s, by %o: %s', (length, score, isPersonal, policy, weakness) => {
  expect(weaknessOf({ length, score, isPersonal }, policy)).toBe(weakness);
});

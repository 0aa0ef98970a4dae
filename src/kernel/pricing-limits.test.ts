import { expect, test } from 'vitest';
import { isMultiplierStep } from './pricing-limits.ts';

test.each([
  [0.3, true],
  [1.1, true],
  [5, true],
  [1.25, false],
  [1.101, false],
])('the multiplier %d stands on a step: %s', (multiplier, isStep) => {
  expect(isMultiplierStep(multiplier)).toBe(isStep);
});

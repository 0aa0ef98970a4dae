import { expect, test } from 'vitest';
import { growth, share } from './growth.ts';

test.each([
  [412_380, 376_950, 9],
  [50, 100, -50],
  [0, 100, -100],
  [100, 0, null],
  [100, -20, null],
])('%s after %s grew by %s percent', (now, before, percent) => {
  expect(growth(now, before)).toBe(percent);
});

test.each([
  [71, 100, 71],
  [101, 100, 100],
  [0, 0, null],
])('%s of %s is %s percent', (part, whole, percent) => {
  expect(share(part, whole)).toBe(percent);
});

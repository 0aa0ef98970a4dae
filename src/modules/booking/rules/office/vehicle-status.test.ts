import { expect, test } from 'vitest';
import { vehicleStatusAfter } from './vehicle-status.ts';

test.each([
  ['available', true, 'rented'],
  ['rented', false, 'available'],
  ['rented', true, 'rented'],
  ['maintenance', false, 'maintenance'],
  ['maintenance', true, 'rented'],
  ['available', false, 'available'],
] as const)('a vehicle that was %s and is out: %s, is %s', (before, isOut, after) => {
  expect(vehicleStatusAfter(before, isOut)).toBe(after);
});

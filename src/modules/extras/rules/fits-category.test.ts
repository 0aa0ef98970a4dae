import { expect, test } from 'vitest';
import { fitsCategory } from './fits-category.ts';

// docs/rules/addons.md, "Which vehicles it is for".
test.each([
  [[], 'suv', true],
  [['scooter'], 'scooter', true],
  [['scooter'], 'suv', false],
  [['economy', 'suv'], 'suv', true],
])('an add-on for %j with a vehicle of %s: %s', (categoryIds, categoryId, isOffered) =>
  expect(fitsCategory({ categoryIds }, categoryId)).toBe(isOffered),
);

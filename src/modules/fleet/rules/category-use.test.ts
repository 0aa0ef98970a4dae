import { expect, test } from 'vitest';
import { refuseInUse, refuseOff } from './category-use.ts';

test.each([
  [1, 'Vehicles that have this category: 1. Give them another one first, or switch the category off.'],
  [12, 'Vehicles that have this category: 12. Give them another one first, or switch the category off.'],
])('a category of %i vehicles stays', (vehicles, sentence) => {
  expect(() => refuseInUse({ vehicles })).toThrow(sentence);
});

test('a category without vehicles may leave', () => expect(() => refuseInUse({ vehicles: 0 })).not.toThrow());

test.each([
  ['that is on may be given to any vehicle', { id: 'a', isActive: true }, 'b', false],
  ['that is off stays with the vehicle that has it', { id: 'a', isActive: false }, 'a', false],
  ['that is off is given to no other vehicle', { id: 'a', isActive: false }, 'b', true],
  ['that is off is given to no new vehicle', { id: 'a', isActive: false }, undefined, true],
] as const)('a category %s', (_what, category, now, isRefused) => {
  const give = () => refuseOff(category, now);
  if (isRefused) expect(give).toThrow('This category is switched off');
  else expect(give).not.toThrow();
});

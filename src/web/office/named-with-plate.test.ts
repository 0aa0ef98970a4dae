import { expect, test } from 'vitest';
import { namedWithPlate } from './named-with-plate.ts';

test.each([
  ['1กก 1234', 'Toyota Yaris, 1กก 1234'],
  ['', 'Toyota Yaris'],
])('with the plate “%s” it is called %s', (plate, called) => {
  expect(namedWithPlate('Toyota Yaris', plate)).toBe(called);
});

import { expect, test } from 'vitest';
import { drawingAddress } from './drawing-address.ts';

test.each([
  [[], '#B9392F', '/drawings/suv.svg?paint=b9392f'],
  [[], 'b9392f', '/drawings/suv.svg?paint=b9392f'],
  [[], 'Pearl white', '/drawings/suv.svg?paint=pearl-white'],
  [[], 'sky at dusk', '/drawings/suv.svg?paint=sky-at-dusk'],
  [[], '</svg>', '/drawings/suv.svg'],
  [['/pictures/1', '/drawings/van.svg?paint=ffffff'], '#b9392f', '/drawings/van.svg?paint=ffffff'],
  [['https://elsewhere.example/suv.jpg'], '', '/drawings/suv.svg'],
])('with the pictures %j and the colour "%s" the drawing is %s', (images, color, address) => {
  expect(drawingAddress({ images, bodyType: 'suv', color })).toBe(address);
});

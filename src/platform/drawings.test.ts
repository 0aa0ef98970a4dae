import { expect, test } from 'vitest';
import { paintedDrawing } from './drawings.ts';

test.each([
  ['7a2e2b', '#7a2e2b'],
  ['dark-red', '#7a2e2b'],
  ['sky-at-dusk', '#d8dde0'],
  [undefined, '#d8dde0'],
])('the paint %s is drawn as %s', (paint, drawn) => expect(paintedDrawing('suv.svg', paint)).toContain(drawn));

test.each([
  ['suv.svg', 'red;}'],
  ['suv.svg', '<b>'],
  ['moon.svg', 'red'],
])('there is no drawing %s in %s', (name, paint) => expect(paintedDrawing(name, paint)).toBeNull());

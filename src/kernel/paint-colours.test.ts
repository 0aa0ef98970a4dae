import { expect, test } from 'vitest';
import { paintOf } from './paint-colours.ts';

test.each([
  ['#B9392F', 'b9392f'],
  ['b9392f', 'b9392f'],
  ['Pearl white', 'eceeeb'],
  ['dark-red', '7a2e2b'],
  [' BLACK ', '1f2730'],
  ['sky at dusk', undefined],
  ['', undefined],
])('the paint of %j is %s', (color, paint) => expect(paintOf(color)).toBe(paint));

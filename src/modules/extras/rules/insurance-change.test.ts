import { expect, test } from 'vitest';
import { filledLines, refuseUnknownParts } from './insurance-change.ts';

test.each([
  [
    ['Fire', '', '  ', ' Flood '],
    ['Fire', 'Flood'],
  ],
  [[], []],
])('%j are the points %j', (lines, points) => expect(filledLines(lines)).toEqual(points));

const existing = { options: new Set(['cdw']), categories: new Set(['suv']) };

test.each([
  [{ optionIds: ['cdw'], categoryIds: ['suv'] }, null],
  [{ optionIds: [], categoryIds: [] }, null],
  [{ optionIds: ['cdw', 'tp'], categoryIds: [] }, 'There is no such insurance option'],
  [{ optionIds: [], categoryIds: ['van'] }, 'There is no such category'],
])('%j: %s', (chosen, refusal) => {
  const check = () => refuseUnknownParts(chosen, existing);
  if (refusal) expect(check).toThrow(refusal);
  else expect(check).not.toThrow();
});

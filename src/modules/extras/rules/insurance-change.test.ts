import { expect, test } from 'vitest';
import { filledLines, refuseStale, refuseUnknownParts } from './insurance-change.ts';

test.each([
  [
    ['Fire', '', '  ', ' Flood '],
    ['Fire', 'Flood'],
  ],
  [[], []],
])('%j are the points %j', (lines, points) => expect(filledLines(lines)).toEqual(points));

test('what somebody else has changed is not overwritten, and without a version nobody asked', () => {
  expect(() => refuseStale(1, { version: 2 })).toThrow('Somebody has changed this meanwhile');
  expect(() => refuseStale(2, { version: 2 })).not.toThrow();
  expect(() => refuseStale(undefined, { version: 2 })).not.toThrow();
});

const known = { options: new Set(['cdw']), categories: new Set(['suv']) };

test.each([
  [{ optionIds: ['cdw'], categoryIds: ['suv'] }, null],
  [{ optionIds: [], categoryIds: [] }, null],
  [{ optionIds: ['cdw', 'tp'], categoryIds: [] }, 'There is no such insurance option'],
  [{ optionIds: [], categoryIds: ['van'] }, 'There is no such category'],
])('%j: %s', (asked, refusal) => {
  const check = () => refuseUnknownParts(asked, known);
  if (refusal) expect(check).toThrow(refusal);
  else expect(check).not.toThrow();
});

import { expect, test } from 'vitest';
import { barLabel } from './bar-label.ts';

test.each([
  [200, 0, 'inside', true],
  [90, 300, 'inside', true],
  [89, 300, 'inside', false],
  [60, 300, 'inside', false],
  [59, 300, 'beside', false],
  [36, 60, 'beside', false],
  [36, 59, 'hidden', false],
  [24, 0, 'hidden', false],
] as const)(
  'a bar of %i pixels with %i after it has its words %s, on two lines: %s',
  (width, room, place, hasTwoLines) => {
    expect(barLabel(width, room)).toEqual({ place, hasTwoLines });
  },
);

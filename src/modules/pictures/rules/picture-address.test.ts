import { expect, test } from 'vitest';
import { widestUpTo } from './picture-address.ts';

test.each([
  [[320, 640, 960, 1600], 960, 960],
  [[320, 640, 960, 1600], 700, 640],
  [[1200, 1600], 960, 1200],
])('of the widths %j the widest up to %i is %i, or the smallest there is', (widths, most, width) =>
  expect(widestUpTo(widths, most)).toBe(width),
);

import { expect, test } from 'vitest';
import { moved } from './use-photos.ts';

test.each([
  ['c', 0, 'cab'],
  ['a', 2, 'bca'],
  ['a', 1, 'bac'],
  ['b', 9, 'acb'],
])('%s at place %i makes %s of abc', (item, place, expected) =>
  expect(moved(['a', 'b', 'c'], item, place).join('')).toBe(expected),
);

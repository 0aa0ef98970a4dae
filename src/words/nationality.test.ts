import { expect, test } from 'vitest';
import { nationalityIn } from './nationality.ts';

test.each([
  ['Thai', 'th', 'ไทย'],
  [' south korean ', 'th', 'เกาหลีใต้'],
  ['British', 'en', 'British'],
  ['Bhutanese', 'th', 'Bhutanese'],
  ['ไทย', 'en', 'ไทย'],
  ['constructor', 'th', 'constructor'],
  ['', 'th', ''],
] as const)('“%s” in %s is “%s”', (stored, language, expected) =>
  expect(nationalityIn(stored, language)).toBe(expected),
);

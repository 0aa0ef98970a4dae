import { expect, test } from 'vitest';
import { descriptionIn } from './description.ts';

test.each([
  ['en', 'Cars by the river', 'Cars by the river'],
  ['th', 'Cars by the river', undefined],
  ['th', 'รถเช่าริมแม่น้ำ', 'รถเช่าริมแม่น้ำ'],
  ['en', 'รถเช่าริมแม่น้ำ', undefined],
  ['en', '', undefined],
])('the business’s own words stand on the pages of their language: %s, “%s”', (language, text, shown) =>
  expect(descriptionIn(language, text)).toBe(shown),
);

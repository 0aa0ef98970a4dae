import { expect, test } from 'vitest';
import { treesFor } from './trees.ts';

test.each([
  ['both texts', 'ก', { en: 'EN', th: 'TH' }, { en: 'EN', th: 'TH' }],
  ['no Thai text, though one was read', null, { en: 'EN', th: 'TH' }, { en: 'EN', th: null }],
  ['a Thai text that was not read', 'ก', { en: 'EN' }, null],
  ['an English text that was not read', null, { th: 'TH' }, null],
])('the trees of a page with %s', (_what, contentInThai, read, trees) =>
  expect(treesFor({ contentInThai }, read)).toEqual(trees),
);

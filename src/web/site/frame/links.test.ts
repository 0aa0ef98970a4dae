import { expect, test } from 'vitest';
import { footerColumns, headerPages } from './links.ts';

test('only published pages are linked, and a column without any is not shown', () => {
  const site = { pages: ['terms', 'about', 'unknown'] };
  expect(footerColumns(site)).toEqual([
    { title: 'company', slugs: ['about'] },
    { title: 'legal', slugs: ['terms'] },
  ]);
  expect(headerPages(site)).toEqual(['about']);
});

import { expect, test } from 'vitest';
import { footerColumns, headerPages } from './links.ts';

test('only published pages are linked, besides contact, which is a screen, and a column without any is not shown', () => {
  const site = { pages: ['terms', 'about', 'unknown'] };
  expect(footerColumns(site)).toEqual([
    { title: 'company', slugs: ['about', 'contact'] },
    { title: 'legal', slugs: ['terms'] },
  ]);
  expect(headerPages(site)).toEqual(['about', 'contact']);
});

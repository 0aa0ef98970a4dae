import { expect, test } from 'vitest';
import { footerColumns, headerPages, lineAddress, telephone, whatsappAddress } from './links.ts';

test('only published pages are linked, and a column without any is not shown', () => {
  const site = { pages: ['terms', 'about', 'unknown'] };
  expect(footerColumns(site)).toEqual([
    { title: 'company', slugs: ['about'] },
    { title: 'legal', slugs: ['terms'] },
  ]);
  expect(headerPages(site)).toEqual(['about']);
});

test('a telephone number is dialled without its spaces', () => {
  expect(telephone('+66 (0)2 555-0140')).toBe('tel:+66025550140');
});

test('LINE and WhatsApp take an id or an address', () => {
  expect(lineAddress('@saphan')).toBe('https://line.me/R/ti/p/%40saphan');
  expect(lineAddress('https://lin.ee/abc')).toBe('https://lin.ee/abc');
  expect(whatsappAddress('+66 81 555 0199')).toBe('https://wa.me/66815550199');
});

import { expect, test } from 'vitest';
import { taxNameIn } from './tax-name.ts';

test.each([
  [{ en: 'VAT', th: null }, 'th', 'ภาษีมูลค่าเพิ่ม'],
  [{ en: 'VAT' }, 'en', 'VAT'],
  [{ en: 'VAT', th: 'ภาษีขาย' }, 'th', 'ภาษีขาย'],
  [{ en: 'City tax', th: null }, 'th', 'City tax'],
] as const)('%o in %s is %s', (name, language, expected) => expect(taxNameIn(name, language)).toBe(expected));

import { expect, test } from 'vitest';
import { publicName } from './public-name.ts';

test.each([
  ['Hannah', 'Keller', 'Hannah K.'],
  ['Anna Maria', 'van der Brug', 'Anna Maria V.'],
  ['Zoë', 'e\u0301toile', 'Zoë É.'],
  ['สมชาย', 'สุขใจ', 'สมชาย ส.'],
  ['มาลี', 'เจริญสุข', 'มาลี จ.'],
  ['ปกรณ์', 'ไทยเดินทาง', 'ปกรณ์ ท.'],
  [' Bo ', "'Okeke", 'Bo O.'],
  ['Sukarno', '-', 'Sukarno'],
  ['𝒜da', '𝓑yron', '𝒜da 𝓑.'],
])('%s %s is shown as %s', (firstName, lastName, shown) => expect(publicName({ firstName, lastName })).toBe(shown));

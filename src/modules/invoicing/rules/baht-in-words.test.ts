import { expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { bahtInEnglish } from './baht-in-english.ts';
import { bahtInThai } from './baht-in-thai.ts';
import { figures } from './figures.ts';

test.each([
  [0, '0.00', 'ศูนย์บาทถ้วน', 'Zero baht'],
  [0.25, '0.25', 'ยี่สิบห้าสตางค์', 'Twenty-five satang'],
  [1, '1.00', 'หนึ่งบาทถ้วน', 'One baht'],
  [10, '10.00', 'สิบบาทถ้วน', 'Ten baht'],
  [11, '11.00', 'สิบเอ็ดบาทถ้วน', 'Eleven baht'],
  [20, '20.00', 'ยี่สิบบาทถ้วน', 'Twenty baht'],
  [21.01, '21.01', 'ยี่สิบเอ็ดบาทหนึ่งสตางค์', 'Twenty-one baht and one satang'],
  [100, '100.00', 'หนึ่งร้อยบาทถ้วน', 'One hundred baht'],
  [101.11, '101.11', 'หนึ่งร้อยเอ็ดบาทสิบเอ็ดสตางค์', 'One hundred and one baht and eleven satang'],
  [210.21, '210.21', 'สองร้อยสิบบาทยี่สิบเอ็ดสตางค์', 'Two hundred and ten baht and twenty-one satang'],
  [1111, '1,111.00', 'หนึ่งพันหนึ่งร้อยสิบเอ็ดบาทถ้วน', 'One thousand one hundred and eleven baht'],
  [10_647, '10,647.00', 'หนึ่งหมื่นหกร้อยสี่สิบเจ็ดบาทถ้วน', 'Ten thousand six hundred and forty-seven baht'],
  [100_021, '100,021.00', 'หนึ่งแสนยี่สิบเอ็ดบาทถ้วน', 'One hundred thousand and twenty-one baht'],
  [1_000_000, '1,000,000.00', 'หนึ่งล้านบาทถ้วน', 'One million baht'],
  [1_000_001, '1,000,001.00', 'หนึ่งล้านเอ็ดบาทถ้วน', 'One million and one baht'],
  [11_000_020.5, '11,000,020.50', 'สิบเอ็ดล้านยี่สิบบาทห้าสิบสตางค์', 'Eleven million and twenty baht and fifty satang'],
  [21_000_000, '21,000,000.00', 'ยี่สิบเอ็ดล้านบาทถ้วน', 'Twenty-one million baht'],
])('%d baht is %s, %s, %s', (baht, inFigures, inThai, inEnglish) => {
  const amount = fromBaht(baht);
  expect([figures(amount), bahtInThai(amount), bahtInEnglish(amount)]).toEqual([inFigures, inThai, inEnglish]);
});

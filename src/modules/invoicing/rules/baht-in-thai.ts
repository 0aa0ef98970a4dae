import type { Satang } from '#kernel/money.ts';
import { parts } from './figures.ts';

const digits = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const places = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'];

/** An amount in Thai words: `หนึ่งหมื่นหกร้อยสี่สิบเจ็ดบาทถ้วน`. */
export const bahtInThai = (amount: Satang): string => {
  const { baht, satang } = parts(amount);
  if (baht === 0 && satang > 0) return `${below(satang)}สตางค์`;
  return `${baht === 0 ? 'ศูนย์' : counted(baht)}บาท${satang === 0 ? 'ถ้วน' : `${below(satang)}สตางค์`}`;
};

/** Any positive whole number in Thai words, in groups of six digits joined by the word for million. */
const counted = (number: number): string => {
  const millions = Math.floor(number / 1_000_000);
  const rest = number % 1_000_000;
  return millions === 0 ? below(rest) : `${counted(millions)}ล้าน${rest === 1 ? 'เอ็ด' : below(rest)}`;
};

const below = (number: number): string =>
  [...String(number)]
    .map(Number)
    .map((digit, index, all) => spoken(digit, all.length - 1 - index, number))
    .join('');

const spoken = (digit: number, place: number, number: number): string => {
  if (digit === 0) return '';
  if (place === 1 && digit === 1) return 'สิบ';
  if (place === 1 && digit === 2) return 'ยี่สิบ';
  // A final digit 1 after other digits is read เอ็ด.
  if (place === 0 && digit === 1 && number > 1) return 'เอ็ด';
  return `${digits[digit]}${places[place]}`;
};

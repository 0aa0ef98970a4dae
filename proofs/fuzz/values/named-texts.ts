import type { Setting } from './setting.ts';

/** Plausible texts for a field of this name, one of each kind; the schema decides which are allowed. */
export const namedTexts = (name: string, { number, period, things, chance }: Setting): string[] => {
  const moment = isEnd.test(name) ? period.until : period.from;
  const seen = things.some(chance, name);
  return [
    ...(meanings.find(([names]) => names.test(name))?.[1](number) ?? []),
    ...(seen ? [seen.id] : []),
    ...(/location$/i.test(name) ? [things.some(chance, 'place')?.id ?? 'Silom'] : []),
    moment.toPlainDate().toString(),
    moment.toString({ smallestUnit: 'minute' }),
    `${moment.toString({ smallestUnit: 'minute' })}:00+07:00`,
    ...['10:00', '2027', '123456', '4242', 'en', 'true', 'customers', 'name', '#a1b2c3', '/drawings/suv.svg'],
    ...['Airport', 'รถเล็กสำหรับเมืองใหญ่', 'A quiet car for the city 🚗', 'https://example.com/story'],
  ];
};

const isEnd = /end|until|return|^to$|To$|dropoff/i;

const meanings: readonly (readonly [RegExp, (number: number) => string[]])[] = [
  [/email|^to$/i, (number) => [`person${number}@example.com`]],
  [/phone/i, () => ['+66 81 555 0100']],
  [/password/i, () => ['a bridge over the Chao Phraya']],
  [/plate/i, (number) => [`9กท ${1000 + (number % 9000)}`, `${(number % 9) + 1}ขข ${1000 + (number % 9000)}`]],
  [/^code$|promo/i, (number) => [`SAVE${number}`, 'WELCOME']],
  [/slug/i, (number) => [`story-${number}`]],
  [/image|url|picture/i, (number) => [`https://example.com/${number}.webp`]],
  [/firstName|lastName|signedName/, () => ['Hannah', 'สมชาย', 'O’Brien-Smith']],
  [/taxId/i, () => ['0105536000013', '']],
  [/reason|note|comment|message|text|reply/i, () => ['The flight was late', 'ลูกค้าขอเปลี่ยนเวลา']],
  [/name|title|subject/i, (number) => [`Bridge ${number}`, `สะพาน ${number}`]],
  [/search/i, () => ['toyota', 'han', 'BK', '%', '1กก']],
  [/reference|bookingNumber/i, () => ['BKK234567', 'TRF-1']],
];

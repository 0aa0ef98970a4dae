import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import type { Quote } from '#modules/pricing/index.ts';
import { quoteLines } from './quote-lines.ts';

type Line = Quote['lines'][number];

const seat = (more: Partial<Line>): Line => ({
  kind: 'addon',
  due: 'online',
  name: { en: 'Child seat', th: 'เบาะนั่งเด็ก' },
  days: null,
  rate: null,
  quantity: 1,
  unit: 'day',
  unitPrice: satang(15_000),
  amount: satang(90_000),
  ...more,
});
const noteOf = (line: Line, language: 'en' | 'th' = 'en') =>
  quoteLines({ lines: [line] }, 'Toyota Yaris', language)[0]?.note;

test.each([
  ['by the day', {}, '6 days × ฿150'],
  ['two by the day', { quantity: 2, amount: satang(180_000) }, '2 × 6 days × ฿150'],
  ['by the week', { unit: 'week', unitPrice: satang(45_000) }, '2 weeks × ฿450'],
  ['for one month', { unit: 'month', unitPrice: satang(90_000) }, '1 month × ฿900'],
  ['at a fixed price', { unit: 'piece', unitPrice: satang(45_000), quantity: 2 }, '2 × ฿450'],
] as const)('the figures of an add-on %s make its amount', (_how, more, note) => {
  expect(noteOf(seat(more))).toBe(note);
});

test('in Thai they do too', () => expect(noteOf(seat({}), 'th')).toBe('6 วัน × ฿150'));

test('a cover of a week and a day says what each of them costs, as the vehicle does', () => {
  const cover = { kind: 'insurance', name: { en: 'Super cover', th: null } } as const;
  const week = seat({ ...cover, unit: 'week', unitPrice: satang(280_000), amount: satang(280_000) });
  const day = seat({ ...cover, unitPrice: satang(45_000), amount: satang(45_000) });
  expect(quoteLines({ lines: [week, day] }, 'Toyota Yaris', 'en')).toMatchObject([
    { label: 'Super cover', note: '1 week × ฿2,800', amountBaht: 2800 },
    { label: 'Super cover', note: '1 day × ฿450', amountBaht: 450 },
  ]);
});

test.each([
  [20_000, 5, 'en', '100% more on 5 days'],
  [12_550, 1, 'en', '25.5% more on 1 day'],
  [8_000, 3, 'en', '20% less on 3 days'],
  [8_000, 3, 'th', 'ลด 20% เป็นเวลา 3 วัน'],
] as const)('a season of %s basis points says what it changes, and on how many days', (rate, days, language, note) => {
  const name = { en: 'Newcomer week', th: null };
  expect(noteOf(seat({ kind: 'season', name, days, rate, unitPrice: null }), language)).toBe(note);
});

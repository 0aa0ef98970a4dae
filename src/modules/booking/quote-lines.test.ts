import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import type { Quote } from '#modules/pricing/index.ts';
import { quoteLines } from './quote-lines.ts';

type Line = Quote['lines'][number];

const seat = (more: Partial<Line>): Line => ({
  ...{ kind: 'addon', due: 'online', name: { en: 'Child seat', th: 'เบาะนั่งเด็ก' }, days: null, rate: null },
  ...{ quantity: 1, unit: 'day', unitPrice: satang(15_000), amount: satang(90_000) },
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

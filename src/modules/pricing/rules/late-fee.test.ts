import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht, toBaht } from '#kernel/money.ts';
import { lateFeeFor, withLateFee } from './late-fee.ts';
import { sumOfLines } from './quote.ts';
import { quoteRental } from './quote-rental.ts';

const tax = { enabled: true, rate: 7, name: 'VAT', includeInPrice: false, roundTotals: false };

const quoted = (days: number, changed: Partial<typeof tax> = {}) =>
  quoteRental({
    now: toInstant('2026-06-01T12:00'),
    period: { from: toInstant('2026-07-10T10:00'), until: toInstant('2026-07-10T10:00').add({ hours: 24 * days }) },
    vehicle: {
      categoryId: 'economy',
      rates: { daily: fromBaht(1390), weekly: fromBaht(8490), monthly: fromBaht(28_900) },
      securityDeposit: fromBaht(5000),
    },
    priceList: { seasons: [], automatic: [] },
    tax: { ...tax, ...changed },
    depositPercentage: null,
  });

test.each([
  ['a day, 1,390 and 7 percent of it', 3, {}, 1, 1487.3],
  ['two days, tax on top', 3, {}, 2, 2974.6],
  ['where totals are rounded', 3, { roundTotals: true }, 2, 2975],
  ['a rental of weeks alone has its daily rate too', 14, {}, 1, 1487.3],
  ['prices that include the tax', 3, { includeInPrice: true }, 1, 1390],
  ['no tax at all', 3, { enabled: false }, 1, 1390],
  ['not late', 3, {}, 0, 0],
] as const)('what a late return is proposed to cost: %s', (_case, days, changed, late, baht) => {
  expect(toBaht(lateFeeFor(quoted(days, changed), late, { ...tax, ...changed }))).toBe(baht);
});

test.each([{}, { includeInPrice: true }, { enabled: false }])('the total stays the sum of the lines: %o', (changed) => {
  const before = quoted(3, changed);
  const after = withLateFee(before, { amount: fromBaht(1487), days: 1 });
  expect(after.total - before.total).toBe(fromBaht(1487));
  expect(sumOfLines(after.lines.filter(({ due }) => due === 'online'))).toBe(after.total);
  expect(after.lines.at(-1)).toMatchObject({ kind: 'late-fee', quantity: 1, unit: 'day' });
});

test('another fee takes the place of the first, and none leaves the quote as it was', () => {
  const before = quoted(3);
  const once = withLateFee(before, { amount: fromBaht(1487), days: 1 });
  expect(withLateFee(once, { amount: fromBaht(500), days: 0 }).total - before.total).toBe(fromBaht(500));
  expect(withLateFee(once, null)).toEqual(before);
});

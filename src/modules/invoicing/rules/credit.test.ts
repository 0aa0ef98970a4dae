import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBaht, minus, satang, sum, zeroSatang } from '#kernel/money.ts';
import { drawn } from '#test/drawn.ts';
import { creditedTax, creditParts, uncreditedAmountOf } from './credit.ts';

const amounts = (total: number, tax: number) => ({ total: fromBaht(total), tax: fromBaht(tax) });

test.each([
  ['a part', { ...amounts(5350, 350), credits: [] }, 100, 6.54],
  ['the whole', { ...amounts(5350, 350), credits: [] }, 5350, 350],
  ['the rest after a part', { ...amounts(5350, 350), credits: [amounts(100, 6.54)] }, 5250, 343.46],
  ['the last satang', { ...amounts(0.03, 0.01), credits: [amounts(0.02, 0.01)] }, 0.01, 0],
  ['an invoice without tax', { ...amounts(500, 0), credits: [] }, 200, 0],
])('a credit note over %s takes its share of the tax', (_what, invoice, amount, tax) => {
  expect(creditedTax(invoice, fromBaht(amount))).toBe(fromBaht(tax));
});

test('several credit notes never take more than the invoice, and all of it has all of the tax', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 1_000_00 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.nat(1500), cuts, (total, rate, drawnCuts) => {
      const tax = satang(Math.floor((total * rate) / (10_000 + rate)));
      let invoice = { id: 'one', total: satang(total), tax, credits: [] as { total: typeof tax; tax: typeof tax }[] };
      for (const cut of [...drawnCuts, total]) {
        const [part] = creditParts([invoice], satang(cut));
        if (!part) break;
        const share = creditedTax(invoice, part.amount);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(part.amount);
        invoice = { ...invoice, credits: [...invoice.credits, { total: part.amount, tax: share }] };
        expect(uncreditedAmountOf(invoice)).toBeGreaterThanOrEqual(0);
        if (cut === total) expect(uncreditedAmountOf(invoice)).toBe(zeroSatang);
      }
      expect(sum(invoice.credits.map((credit) => credit.tax))).toBe(tax);
    }),
    drawn(100),
  );
});

test('what is to be credited is taken off the newest invoice first', () => {
  const newest = { id: 'newest', ...amounts(1070, 70), credits: [amounts(70, 4.58)] };
  const first = { id: 'first', ...amounts(5350, 350), credits: [] };
  const parts = creditParts([newest, first], fromBaht(1500));
  expect(parts.map(({ invoice, amount }) => [invoice.id, amount])).toEqual([
    ['newest', fromBaht(1000)],
    ['first', fromBaht(500)],
  ]);
  expect(minus(fromBaht(1500), sum(parts.map(({ amount }) => amount)))).toBe(zeroSatang);
});

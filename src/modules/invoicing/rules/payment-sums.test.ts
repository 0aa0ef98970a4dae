import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBaht, minus, type Satang, satang, sum, zeroSatang } from '#kernel/money.ts';
import { priceLine, taxLine } from '#test/builders/invoice-lines.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { drawn } from '#test/drawn.ts';
import { type Earlier, paymentSums } from './payment-sums.ts';

const tax = taxLine(350);
const quote = [priceLine('vehicle', 5000), tax];
const late = priceLine('late-fee', 1070, { rate: 700 });
const document = (number: string, total: number, its: number): Earlier => ({
  number,
  towards: fromBaht(total),
  tax: fromBaht(its),
});
const paid = (amount: number, fee = 0) => ({ amount: fromBaht(amount), fee: fromBaht(fee) });
const usual = { quote, beyond: zeroSatang, isCancelled: false, earlier: [] };

const examples: Record<string, Parameters<typeof paymentSums>[0]> = {
  'a deposit of 1,070 is paid': { ...usual, isLast: false, payment: paid(1070) },
  'the rest of 4,280 is paid after it': {
    ...usual,
    isLast: true,
    payment: paid(4280),
    earlier: [document('A', 1070, 70)],
  },
  '1,070.03 is paid': { ...usual, isLast: false, payment: paid(1070.03) },
  'the rest of 4,279.97 is paid after it': {
    ...usual,
    isLast: true,
    payment: paid(4279.97),
    earlier: [document('A', 1070.03, 70)],
  },
  'all is paid, with a processing fee of 107': { ...usual, isLast: true, payment: paid(5457, 107) },
  'a late fee of 1,070 is paid after all': {
    ...usual,
    quote: [...quote, late],
    isLast: true,
    payment: paid(1070),
    earlier: [document('A', 5350, 350)],
  },
  'it was cancelled after 1,000.01 was paid': { ...usual, isCancelled: true, isLast: true, payment: paid(1000.01) },
};

const file = join(import.meta.dirname, '../../../../docs/rules/invoices.md');
const rows = tablesIn(readFileSync(file, 'utf8')).find(({ heading }) => heading === 'Tax invoice')?.rows ?? [];

test('every example of the document is one of these', () =>
  expect(rows.map((row) => row['Of the booking of ฿5,350'])).toEqual(Object.keys(examples)));

test.each(rows)('$Document when $Of the booking of ฿5,350', (row) => {
  const given = examples[row['Of the booking of ฿5,350'] ?? ''];
  if (!given) throw new Error('No such example');
  const { total, tax: taxed } = paymentSums(given);
  const amount = (text = '') => fromBaht(Number(text.replaceAll(',', '')));
  expect([total, taxed?.amount]).toEqual([amount(row.Document), amount(row.Tax)]);
});

test('the last document has every line less those before, any other has one', () => {
  const [first, last] = [examples['a deposit of 1,070 is paid'], examples['the rest of 4,280 is paid after it']];
  expect(first && paymentSums(first)).toMatchObject({ form: 'advance', deducted: [] });
  expect(last && paymentSums(last)).toMatchObject({
    form: 'whole',
    subtotal: fromBaht(5000),
    deducted: [{ number: 'A', amount: fromBaht(1000) }],
  });
});

test.each([
  ['7 % became 1 %', [priceLine('vehicle', 5000), { ...tax, amount: fromBaht(50), rate: 100 }], 3980, 39.41],
  ['7 % became 10 %', [priceLine('vehicle', 5000), { ...tax, amount: fromBaht(500), rate: 1000 }], 4430, 402.73],
  ['there is none any more', [priceLine('vehicle', 5000)], 3930, 0],
])('where the tax changed after the deposit, and %s, the last payment has its own', (_what, changed, rest, own) => {
  const before = { isLast: true, payment: paid(rest), earlier: [document('A', 1070, 70)] };
  const sums = paymentSums({ ...usual, quote: changed, ...before });
  expect(sums).toMatchObject({ form: 'further', deducted: [], total: fromBaht(rest) });
  expect(sums.tax?.amount ?? zeroSatang).toBe(fromBaht(own));
});

test('however a price is cut into payments, their documents have its tax to the satang, and each its payment', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 5 });
  fc.assert(
    fc.property(cuts, (drawnCuts) => {
      let left: Satang = fromBaht(5350);
      let earlier: Earlier[] = [];
      const payments = [...drawnCuts.map((cut) => satang(cut)), null];
      for (const cut of payments) {
        const amount = cut === null ? left : satang(Math.min(cut, left - 1));
        left = minus(left, amount);
        const sums = paymentSums({ ...usual, earlier, isLast: cut === null, payment: { amount, fee: zeroSatang } });
        expect(sums.total).toBe(amount);
        earlier = [...earlier, { number: `${earlier.length}`, towards: amount, tax: sums.tax?.amount ?? zeroSatang }];
      }
      expect(sum(earlier.map((one) => one.tax))).toBe(fromBaht(350));
    }),
    drawn(100),
  );
});

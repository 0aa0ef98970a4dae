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
const damage = priceLine('claim', 3000, { name: { en: 'Damage', th: null } });
const document = (number: string, total: number, its: number, claimed = 0): Earlier => ({
  number,
  towards: fromBaht(total),
  claimed: fromBaht(claimed),
  tax: fromBaht(its),
});
const paid = (amount: number, fee = 0) => ({ amount: fromBaht(amount), fee: fromBaht(fee) });
const usual = { quote, beyond: zeroSatang, isCancelled: false, waived: zeroSatang, earlier: [] };

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
  'compensation of 3,000 is paid after all': {
    ...usual,
    quote: [...quote, damage],
    isLast: true,
    payment: paid(3000),
    earlier: [document('A', 5350, 350)],
  },
  '1,000 of that compensation is paid after all': {
    ...usual,
    quote: [...quote, damage],
    isLast: false,
    payment: paid(1000),
    earlier: [document('A', 5350, 350)],
  },
  '2,000 is paid after all of a late fee of 1,070 and that compensation': {
    ...usual,
    quote: [...quote, late, damage],
    isLast: false,
    payment: paid(2000),
    earlier: [document('A', 5350, 350)],
  },
  'the rest of 2,070 is paid after it': {
    ...usual,
    quote: [...quote, late, damage],
    isLast: true,
    payment: paid(2070),
    earlier: [document('A', 5350, 350), document('B', 2000, 70, 930)],
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

test('compensation is a line of the document, and untaxed beside what is taxed', () => {
  const given = examples['the rest of 2,070 is paid after it'];
  const sums = given && paymentSums(given);
  expect(sums).toMatchObject({ form: 'whole', total: fromBaht(2070), tax: { base: zeroSatang, amount: zeroSatang } });
  expect(sums?.lines.map(({ kind, amount, tax: its }) => [kind, amount / 100, its / 100])).toEqual([
    ['vehicle', 5000, 350],
    ['late-fee', 1000, 70],
    ['claim', 3000, 0],
  ]);
});

test('a claim with tax that comes after compensation was paid has its own tax', () => {
  const cleaning = priceLine('claim', 535, { rate: 700 });
  const sums = paymentSums({
    ...usual,
    quote: [...quote, damage, cleaning],
    isLast: true,
    payment: paid(535),
    earlier: [document('A', 5350, 350), document('B', 3000, 0, 3000)],
  });
  expect(sums).toMatchObject({ total: fromBaht(535), claimed: zeroSatang, tax: { amount: fromBaht(35) } });
});

test('compensation that is paid after goodwill went back has no tax', () => {
  const sums = paymentSums({
    ...usual,
    quote: [...quote, damage],
    isLast: true,
    waived: fromBaht(500),
    payment: paid(3000),
    earlier: [document('A', 4850, 317.29)],
  });
  expect(sums).toMatchObject({ total: fromBaht(3000), claimed: fromBaht(3000), tax: { amount: zeroSatang } });
});

test.each([
  ['a price', quote, 5350, 350],
  ['a price with a late fee and claims', [...quote, late, damage, priceLine('claim', 535, { rate: 700 })], 9955, 455],
])(
  'however %s is cut into payments, their documents have its tax to the satang, and each its payment',
  (_what, lines, total, tax) => {
    // Together less than the price: a last payment of less than its rounding has no tax.
    const cuts = fc.array(fc.integer({ min: 1, max: total * 19 }), { maxLength: 5 });
    fc.assert(
      fc.property(cuts, (drawnCuts) => {
        let left: Satang = fromBaht(total);
        let earlier: Earlier[] = [];
        const payments = [...drawnCuts.map((cut) => satang(cut)), null];
        for (const cut of payments) {
          const amount = cut === null ? left : satang(Math.min(cut, left - 1));
          left = minus(left, amount);
          const payment = { amount, fee: zeroSatang };
          const sums = paymentSums({ ...usual, quote: lines, earlier, isLast: cut === null, payment });
          expect(sums.total).toBe(amount);
          const its = { towards: amount, claimed: sums.claimed, tax: sums.tax?.amount ?? zeroSatang };
          earlier = [...earlier, { number: `${earlier.length}`, ...its }];
        }
        expect(sum(earlier.map((one) => one.tax))).toBe(fromBaht(tax));
      }),
      drawn(100),
    );
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBaht, plus, type Satang, satang, sum, zeroSatang } from '#kernel/money.ts';
import { taxWithin } from '#kernel/tax.ts';
import { priceLine, taxLine } from '#test/builders/invoice-lines.ts';
import { drawn } from '#test/drawn.ts';
import { allocate } from './allocate.ts';
import { invoiceLines } from './invoice-lines.ts';

const vehicle = priceLine('vehicle', 5000, { unit: 'day', quantity: 5, unitPrice: fromBaht(1000) });
const seats = priceLine('addon', 750, { quantity: 2, unitPrice: fromBaht(75) });
const summary = ({ lines, subtotal, discount, tax: taxLine, total }: ReturnType<typeof invoiceLines>) => ({
  lines: lines.map(({ kind, quantity, unitPrice, amount }) => [kind, quantity, unitPrice / 100, amount / 100]),
  subtotal: subtotal / 100,
  discount: discount / 100,
  tax: taxLine && taxLine.amount / 100,
  total: total / 100,
});
const extras = { beyond: zeroSatang, fees: zeroSatang };

test('tax that is added stands apart', () => {
  const quote = [vehicle, seats, priceLine('discount', -500), taxLine(367.5, 'online')];
  expect(summary(invoiceLines({ quote, ...extras }))).toEqual({
    lines: [
      ['vehicle', 5, 1000, 5000],
      ['addon', 2, 375, 750],
    ],
    subtotal: 5750,
    discount: 500,
    tax: 367.5,
    total: 5617.5,
  });
});

test('tax within the prices is taken out of each line, and the total stays', () => {
  const quote = [vehicle, seats, priceLine('discount', -500), taxLine(343, 'information')];
  expect(summary(invoiceLines({ quote, ...extras }))).toEqual({
    lines: [
      ['vehicle', 5, 934.67, 4673.33],
      ['addon', 2, 350.5, 701],
    ],
    subtotal: 5374.33,
    discount: 467.33,
    tax: 343,
    total: 5250,
  });
});

test('cover at the counter, a late fee, what the policy kept and a fee are in it, the fee without tax', () => {
  const quote = [
    vehicle,
    taxLine(350, 'online'),
    priceLine('insurance-at-pickup', 450, { due: 'pickup' }),
    taxLine(32, 'pickup'),
    priceLine('late-fee', 1070, { rate: 700 }),
  ];
  const invoice = invoiceLines({ quote, beyond: fromBaht(535), fees: fromBaht(107) });
  expect(summary(invoice)).toEqual({
    lines: [
      ['vehicle', 5, 1000, 5000],
      ['insurance-at-pickup', 1, 450, 450],
      ['late-fee', 1, 1000, 1000],
      ['kept', 1, 500, 500],
      ['processing-fee', 1, 107, 107],
    ],
    subtotal: 7057,
    discount: 0,
    tax: 487,
    total: 7544,
  });
  expect(invoice.tax?.base).toBe(fromBaht(6950));
});

test('a line that does not say how many it is of is one', () => {
  const { lines } = summary(
    invoiceLines({ quote: [priceLine('season', 500), priceLine('addon', 200, { quantity: 0 })], ...extras }),
  );
  expect(lines).toEqual([
    ['season', 1, 500, 500],
    ['addon', 1, 200, 200],
  ]);
});

test('without a tax in the price there is none in the invoice', () => {
  const invoice = invoiceLines({ quote: [vehicle, priceLine('late-fee', 1000)], beyond: zeroSatang, fees: zeroSatang });
  expect(summary(invoice)).toMatchObject({ subtotal: 6000, tax: null, total: 6000 });
});

const amount = fc.integer({ min: 1, max: 9_999_999 }).map(satang);

test('lines, less discount, and tax are the total to the satang, whatever was sold', () => {
  const kinds = ['vehicle', 'season', 'addon', 'insurance', 'discount', 'points'];
  const sold = fc.array(
    fc.record({ kind: fc.constantFrom(...kinds), amount, quantity: fc.integer({ min: 1, max: 9 }) }),
  );
  fc.assert(
    fc.property(
      ...[fc.array(amount, { maxLength: 2 }), sold, fc.integer({ min: 1, max: 2000 }), fc.boolean(), amount, amount],
      (pickup, online, rate, isWithin, beyond, fees) => {
        const isLess = (kind: string) => kind === 'discount' || kind === 'points';
        const lines = [
          ...online.map((one) =>
            priceLine(one.kind, 0, { ...one, amount: isLess(one.kind) ? -one.amount : one.amount }),
          ),
          ...pickup.map((one) => priceLine('insurance-at-pickup', 0, { due: 'pickup', amount: one })),
          priceLine('late-fee', 10.7, { rate }),
        ];
        const base = sum(
          lines.filter(({ kind, due }) => due === 'online' && kind !== 'late-fee').map((one) => one.amount),
        );
        const taxes = [
          priceLine('tax', 0, { rate, due: isWithin ? 'information' : 'online', amount: taxWithin(base, rate) }),
          ...(isWithin || pickup.length === 0
            ? []
            : [priceLine('tax', 0, { rate, due: 'pickup', amount: satang(99) })]),
        ];
        const invoice = invoiceLines({ quote: [...lines, ...taxes], beyond, fees });
        const due = [...lines, ...taxes].filter((one) => one.due !== 'information').map((one) => one.amount);
        expect(invoice.total).toBe(sum([...due, beyond, fees]));
        const printed = sum(invoice.lines.map((one) => one.amount));
        expect(plus(satang(printed - invoice.discount), invoice.tax?.amount ?? zeroSatang)).toBe(invoice.total);
      },
    ),
    drawn(500),
  );
});

test('shares are whole satang and add up', () => {
  const parts = fc.array(fc.nat(999_999).map(satang), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.nat(9_999_999).map(satang), parts, (total: Satang, amounts: Satang[]) => {
      const all = sum(amounts);
      expect(sum(allocate(total, amounts))).toBe(all === 0 ? zeroSatang : total);
    }),
    drawn(100),
  );
});

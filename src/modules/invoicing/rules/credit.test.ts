import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBaht, minSatang, plus, satang, sum, zeroSatang } from '#kernel/money.ts';
import { drawn } from '#test/drawn.ts';
import { creditedTax, creditOf, creditParts, type Standing, uncreditedAmountOf } from './credit.ts';

const amounts = (total: number, tax: number, untaxed = 0) => ({
  total: fromBaht(total),
  tax: fromBaht(tax),
  untaxed: fromBaht(untaxed),
});

test.each([
  ['a part', { ...amounts(5350, 350), credits: [] }, 100, 6.54],
  ['the whole', { ...amounts(5350, 350), credits: [] }, 5350, 350],
  ['the rest after a part', { ...amounts(5350, 350), credits: [amounts(100, 6.54)] }, 5250, 343.46],
  ['the last satang', { ...amounts(0.03, 0.01), credits: [amounts(0.02, 0.01)] }, 0.01, 0],
  ['a document without tax', { ...amounts(500, 0), credits: [] }, 200, 0],
  ['the price, where a fee stays', { ...amounts(5457, 350, 107), credits: [] }, 5350, 350],
  ['the price and the fee', { ...amounts(5457, 350, 107), credits: [] }, 5457, 350],
  ['a fee alone', { ...amounts(107, 0, 107), credits: [] }, 107, 0],
])('a credit of %s takes its share of the tax, and the fee has none', (_what, document, amount, tax) => {
  expect(creditedTax(document, creditOf(document, fromBaht(amount)))).toBe(fromBaht(tax));
});

test('several credits never take more than the document, and all of it has all of the tax', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 1_000_00 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.nat(1500),
      fc.nat(500),
      cuts,
      (priced, rate, fee, drawnCuts) => {
        const tax = satang(Math.floor((priced * rate) / (10_000 + rate)));
        const total = priced + fee;
        let document: Standing = { id: 'one', total: satang(total), tax, untaxed: satang(fee), credits: [] };
        for (const cut of [...drawnCuts, total]) {
          const credit = creditOf(document, minSatang(satang(cut), uncreditedAmountOf(document)));
          const share = creditedTax(document, credit);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(credit.towards);
          const note = { total: plus(credit.towards, credit.fees), tax: share, untaxed: credit.fees };
          document = { ...document, credits: [...document.credits, note] };
          expect(uncreditedAmountOf(document)).toBeGreaterThanOrEqual(0);
        }
        expect(uncreditedAmountOf(document)).toBe(zeroSatang);
        expect(sum(document.credits.map((credit) => credit.tax))).toBe(tax);
      },
    ),
    drawn(100),
  );
});

const money = (towards: number, fees = 0) => ({ towards: fromBaht(towards), fees: fromBaht(fees) });

test('what is to be credited is taken off the newest document first, fees of a document off its own', () => {
  const newest = { id: 'newest', ...amounts(1091.4, 70, 21.4), credits: [amounts(70, 4.58)] };
  const first = { id: 'first', ...amounts(5350, 350), credits: [] };
  const split = (towards: number, fees: number) =>
    creditParts([newest, first], money(towards, fees), () => money(0)).map(({ document, credit }) => [
      document.id,
      credit.towards,
      credit.fees,
    ]);
  expect(split(1500, 0)).toEqual([
    ['newest', fromBaht(1000), 0],
    ['first', fromBaht(500), 0],
  ]);
  expect(split(1500, 21.4)).toEqual([
    ['newest', fromBaht(1000), fromBaht(21.4)],
    ['first', fromBaht(500), 0],
  ]);
});

test('what went back of a payment is taken off its own document first, once', () => {
  const newest = { id: 'newest', ...amounts(4280, 280), credits: [] };
  const first = { id: 'first', ...amounts(1091.4, 70, 21.4), credits: [amounts(100, 6.54)] };
  const split = (excess: ReturnType<typeof money>, back: Record<string, ReturnType<typeof money>>) =>
    creditParts([newest, first], excess, ({ id }) => back[id] ?? money(0)).map(({ document, credit }) => [
      document.id,
      credit,
    ]);
  expect(split(money(500), { first: money(600) })).toEqual([['first', money(500)]]);
  expect(split(money(700, 21.4), { first: money(600, 21.4) })).toEqual([
    ['newest', money(200)],
    ['first', money(500, 21.4)],
  ]);
  expect(split(money(2000), { first: money(5000) })).toEqual([
    ['newest', money(1030)],
    ['first', money(970)],
  ]);
});

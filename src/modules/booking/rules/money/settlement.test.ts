import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netPaid } from '#kernel/balance.ts';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht, minus, plus, type Satang, satang, zeroSatang } from '#kernel/money.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { drawn } from '#test/drawn.ts';
import { policyPickUp, policyPickUpAfter, refundAmount, refundPercent } from '../cancellation.ts';
import { paidBeyond, type Settlement, settle } from './settlement.ts';

const tables = tablesIn(readFileSync('docs/rules/changes.md', 'utf8'));
const examples = (heading: string) => tables.find((table) => table.heading === heading)?.rows ?? [];
const baht = (cell: string | undefined) => fromBaht(Number(cell?.replaceAll(',', '')));

const online = (total: Satang) => ({ total, lines: [{ due: 'online', amount: total }] });

test.each(examples('Money of a change').map((row) => [row.Case, row] as const))('%s', (_case, row) => {
  const money = {
    total: baht(row['Old total']),
    paid: baht(row.Paid),
    refunded: baht(row['Gone back']),
    promised: baht(row.Promised),
    waived: baht(row.Goodwill),
    retained: baht(row['Kept before']),
  };
  expect(settle(money, online(baht(row['New total'])), Number(row.Percent))).toEqual({
    difference: baht(row.Difference),
    refund: baht(row['Goes back']),
    retained: baht(row['Kept now']),
    leftToPay: baht(row.Left),
  });
});

test.each([
  ['what a change made cheaper too late is beyond the price', 5350, 4280, 0, 1070],
  ['cover that was paid at the desk is not', 5885, 5350, 535, 0],
  ['of both only the rest is', 5885, 4280, 535, 1070],
  ['nothing is while something is owed', 1070, 5350, 0, 0],
])('%s', (_case, kept, total, atPickUp, beyond) => {
  const lines = [
    { due: 'online', amount: fromBaht(total) },
    { due: 'pickup', amount: fromBaht(atPickUp) },
  ];
  expect(paidBeyond(fromBaht(kept), { total: fromBaht(total), lines })).toBe(fromBaht(beyond));
});

test.each(examples('A pick-up that is moved').map((row) => [row.Case, row] as const))('moved %s', (_case, row) => {
  const at = (column: string) => toInstant(row[column] ?? '');
  const before = { pickUpAt: at('Pick-up'), policyPickUpAt: null, paid: satang(1) };
  const percent = refundPercent(at('Moved on'), before.pickUpAt, 48);
  const policyPickUpAt = policyPickUpAfter(before, at('To'), percent);
  const counts = policyPickUp({ policyPickUpAt, pickUpAt: at('To') });
  expect(toBangkokText(counts).slice(0, 16)).toBe(row['The limits count from']);
});

test.each(examples('Cancelling').map((row) => [row.Case, row] as const))('cancelled %s', (_case, row) => {
  const balance = netPaid({ paid: baht(row.Paid), refunded: baht(row['Gone back']), promised: baht(row.Promised) });
  const money = { balance, retained: baht(row['Kept by changes']), fees: baht(row.Fees) };
  expect(refundAmount(money, Number(row.Percent) as 0 | 50 | 100)).toBe(baht(row['Goes back']));
});

test('cover at pick-up is left to pay, and nothing goes back for it', () => {
  const money = {
    total: satang(1000),
    paid: satang(1000),
    refunded: zeroSatang,
    promised: zeroSatang,
    waived: zeroSatang,
    retained: zeroSatang,
  };
  const lines = [
    { due: 'online', amount: satang(800) },
    { due: 'pickup', amount: satang(300) },
  ];
  expect(settle(money, { total: satang(800), lines }, 100)).toMatchObject({ refund: 200, leftToPay: 300 });
});

const percent = fc.constantFrom<(0 | 50 | 100)[]>(0, 50, 100);
const change = fc.record({ total: fc.integer({ min: 0, max: 1_000_000 }), percent, isRefundMade: fc.boolean() });

// However somebody changes to and fro, what goes back is never more than what was paid beyond the cheapest price.
test('no way of changing gives back more than was paid beyond the lowest total, or leaves less kept than the total asks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.array(change, { maxLength: 12 }), (paidAtFirst, changes) => {
      let booking = {
        total: satang(paidAtFirst),
        paid: satang(paidAtFirst),
        refunded: zeroSatang,
        promised: zeroSatang,
        waived: zeroSatang,
        retained: zeroSatang,
      };
      let lowest = booking.total;
      for (const { total, percent: share, isRefundMade } of changes) {
        const settled: Settlement = settle(booking, online(satang(total)), share);
        lowest = satang(Math.min(lowest, total));
        const promised = plus(booking.promised, settled.refund);
        booking = {
          ...booking,
          total: satang(total),
          promised: isRefundMade ? zeroSatang : promised,
          refunded: isRefundMade ? plus(booking.refunded, promised) : booking.refunded,
          retained: plus(booking.retained, settled.retained),
        };
        const back = plus(booking.refunded, booking.promised);
        expect(plus(back, booking.retained)).toBe(minus(booking.paid, lowest));
        const balance = minus(booking.paid, back);
        expect(settled.leftToPay).toBe(Math.max(0, total - balance));
      }
    }),
    drawn(500),
  );
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromBaht, zeroSatang } from '#kernel/money.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { owedInAll } from './due-at-pick-up.ts';
import { waivedBy } from './waived.ts';

const tables = tablesIn(readFileSync('docs/rules/payments.md', 'utf8'));
const examples = tables.find(({ heading }) => heading === 'Goodwill')?.rows ?? [];
const baht = (cell: string | undefined) => fromBaht(Number(cell?.replaceAll(',', '')));

const cover = { due: 'pickup', amount: fromBaht(963) };
const booking = (paid: string | undefined, status = 'confirmed') => ({
  status,
  total: fromBaht(5350),
  paid: baht(paid),
  refunded: zeroSatang,
  promised: zeroSatang,
  waived: zeroSatang,
  quote: { dueAtPickUp: zeroSatang, lines: [cover] },
});

test.each(examples.map((row) => [row.Case, row] as const))('%s', (_case, row) => {
  const before = booking(row.Paid);
  const promised = baht(row['Given back']);
  const waived = row['Owed again'] === 'yes' ? zeroSatang : waivedBy(before, promised);
  expect(waived).toBe(baht(row.Goodwill));
  expect(owedInAll({ ...before, promised, waived })).toBe(baht(row['Then owed']));
});

test('who cancelled owes nothing, so nothing is waived', () => {
  expect(waivedBy(booking('5,350', 'cancelled'), fromBaht(500))).toBe(zeroSatang);
});

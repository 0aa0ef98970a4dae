import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { dueForChange } from './due-for-change.ts';

const tables = tablesIn(readFileSync('docs/rules/changes.md', 'utf8'));
const examples = tables.find(({ heading }) => heading === 'A dearer change is paid first')?.rows ?? [];
const baht = (cell: string | undefined) => fromBaht(Number(cell?.replaceAll(',', '')));

test('the table has its examples', () => expect(examples.length).toBeGreaterThan(10));

test.each(examples.map((row) => [row.Case, row] as const))('%s', (_case, row) => {
  const booking = {
    status: 'confirmed',
    holdUntil: null,
    pickedUpAt: null,
    total: baht(row['Old total']),
    paid: baht(row.Paid),
    refunded: baht(row['Gone back']),
    promised: baht(row.Promised),
    waived: baht(row.Goodwill),
  };
  const deposit = row['New deposit'];
  const price = { total: baht(row['New total']), depositAmount: deposit === 'off' ? null : baht(deposit) };
  expect(dueForChange(booking, price)).toBe(baht(row['To pay first']));
});

test('a hold whose payment went back is paid as a whole later', () => {
  const back = { paid: fromBaht(1070), refunded: fromBaht(1070), promised: fromBaht(0), waived: fromBaht(0) };
  const until = Temporal.Instant.from('2026-12-05T03:00:00Z');
  const held = { status: 'pending', holdUntil: until, pickedUpAt: null, total: fromBaht(1070) };
  const price = { total: fromBaht(2140), depositAmount: fromBaht(428) };
  expect(dueForChange({ ...back, ...held }, price)).toBe(fromBaht(0));
});

test('whoever has the vehicle and paid nothing yet pays all of it before keeping it longer', () => {
  const nothing = { paid: fromBaht(0), refunded: fromBaht(0), promised: fromBaht(0), waived: fromBaht(0) };
  const out = { status: 'confirmed', holdUntil: null, pickedUpAt: Temporal.Instant.from('2026-12-05T03:00:00Z') };
  const price = { total: fromBaht(2140), depositAmount: null };
  expect(dueForChange({ ...nothing, ...out, total: fromBaht(1070) }, price)).toBe(fromBaht(2140));
});

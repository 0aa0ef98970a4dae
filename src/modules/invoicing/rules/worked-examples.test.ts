import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IssuedKind } from '#contract/office/invoices.ts';
import { fromBaht, zeroSatang } from '#kernel/money.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { bahtInEnglish } from './baht-in-english.ts';
import { bahtInThai } from './baht-in-thai.ts';
import { creditedTax, creditOf } from './credit.ts';
import { documentNumber, FIRST_SERIAL } from './document-number.ts';
import { figures } from './figures.ts';

const file = join(import.meta.dirname, '../../../../docs/rules/invoices.md');
const tables = tablesIn(readFileSync(file, 'utf8'));
const rowsOf = (heading: string) => {
  const rows = tables.find((table) => table.heading === heading)?.rows ?? [];
  if (rows.length === 0) throw new Error(`No table under ${heading}`);
  return rows;
};
const amount = (text = '') => fromBaht(Number(text.replaceAll(',', '')));

test.each(rowsOf('Numbers'))('the first $Kind of November 2026, as the document says', (row) => {
  const kind = IssuedKind.parse(row.Kind?.toLowerCase().replaceAll(' ', '-'));
  expect(`\`${documentNumber(kind, '2026-11', FIRST_SERIAL)}\``).toBe(row['First of November 2026']);
});

test.each(rowsOf('Credit note'))(
  'a credit note of $Credit note over an invoice of $Invoice, as the document says',
  (row) => {
    const before = amount(row['Credited before']);
    const invoice = { total: amount(row.Invoice), tax: amount(row.Tax), untaxed: amount(row.Fee), credits: [] };
    const tax = creditedTax(invoice, { towards: before });
    const credited = { ...invoice, credits: [{ total: before, tax, untaxed: zeroSatang }] };
    expect(figures(creditedTax(credited, creditOf(credited, amount(row['Credit note']))))).toBe(row['Its tax']);
  },
);

test.each(rowsOf('Amounts in words'))('$Amount in words, as the document says', (row) => {
  const baht = amount(row.Amount);
  expect([figures(baht), bahtInThai(baht), bahtInEnglish(baht)]).toEqual([row.Amount, row.Thai, row.English]);
});

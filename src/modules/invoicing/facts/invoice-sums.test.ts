import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromBaht, zeroSatang } from '#kernel/money.ts';
import { priceLine, taxLine } from '#test/builders/invoice-lines.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { invoiceLines } from '../rules/invoice-lines.ts';
import { sumRows } from './invoice-sums.ts';

const file = join(import.meta.dirname, '../../../../docs/rules/invoices.md');
const examples = tablesIn(readFileSync(file, 'utf8')).find(({ heading }) => heading === 'Tax')?.rows ?? [];

const days = priceLine('vehicle', 5000);
const seats = [days, priceLine('addon', 750), priceLine('discount', -500)];
const dayOff = [priceLine('vehicle', 8450), priceLine('discount', -1690)];
const counter = [priceLine('insurance-at-pickup', 450, { due: 'pickup' }), taxLine(31.5, 'pickup')];

const sold = [
  { quote: [...seats, taxLine(367.5, 'online')] },
  { quote: [...seats, taxLine(343.46, 'information')] },
  { quote: [days, taxLine(350, 'online')] },
  { quote: [days, taxLine(327.1, 'information')] },
  { quote: [...dayOff, taxLine(473.2, 'online')] },
  { quote: [...dayOff, taxLine(473.2, 'online'), priceLine('rounding', -0.2)] },
  {
    quote: [days, taxLine(350, 'online'), ...counter, priceLine('late-fee', 1070, { rate: 700 })],
    beyond: fromBaht(535),
    fees: fromBaht(107),
  },
  { quote: [days, priceLine('late-fee', 1000), priceLine('discount', -500)] },
];

test('every example of the document is one of these', () => expect(examples).toHaveLength(sold.length));

test.each(examples.map((row, index) => [row.Sold, row, sold[index]] as const))(
  'the sums of %s are as the document says, the value before tax right above the tax',
  (_sold, row, parts) => {
    const sums = invoiceLines({ beyond: zeroSatang, fees: zeroSatang, quote: [], ...parts });
    const rows = sumRows({ ...sums, deducted: [] });
    const labels = [
      ['Subtotal', 'รวมเป็นเงิน Subtotal'],
      ['Discount', 'ส่วนลด Discount'],
      ['Untaxed', 'มูลค่าที่ไม่มีภาษี Untaxed'],
      ['Value before tax', 'มูลค่าก่อนภาษี Value before tax'],
      ['Tax', 'ภาษีมูลค่าเพิ่ม VAT 7%'],
      ['Rounding', 'ปัดเศษ Rounding'],
      ['Total', 'จำนวนเงินรวมทั้งสิ้น Total'],
    ] as const;
    const actual = rows.map(({ label, value }) => [`${label.th.replace(' 7%', '')} ${label.en}`, value]);
    expect(actual).toEqual(labels.flatMap(([column, label]) => (row[column] ? [[label, row[column]]] : [])));
  },
);

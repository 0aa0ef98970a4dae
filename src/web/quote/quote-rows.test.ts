import { expect, test } from 'vitest';
import type { QuoteLineShape } from '#contract/pricing.ts';
import { longerRateIn, rowsOf } from './quote-rows.ts';

const line = (kind: QuoteLineShape['kind'], due: QuoteLineShape['due'] = 'online'): QuoteLineShape => ({
  kind,
  due,
  name: null,
  quantity: 1,
  unit: 'piece',
  unitPrice: null,
  days: null,
  rate: null,
  amount: 100,
});
const kinds = (lines: readonly QuoteLineShape[]) => lines.map(({ kind }) => kind);

test('what is rented comes first, then what comes off, then tax', () => {
  const rows = rowsOf({
    lines: [line('tax'), line('vehicle'), line('discount'), line('season'), line('points'), line('addon')],
    taxIncluded: false,
  });
  expect(kinds(rows.items)).toEqual(['vehicle', 'season', 'addon']);
  expect(kinds(rows.less)).toEqual(['discount', 'points']);
  expect(kinds(rows.tax)).toEqual(['tax']);
});

test('what is paid at the counter, with its tax, stands apart, and fees are no line of the price', () => {
  const rows = rowsOf({
    lines: [
      line('vehicle'),
      line('insurance-at-pickup', 'pickup'),
      line('tax', 'pickup'),
      line('processing-fee', 'fee'),
    ],
    taxIncluded: false,
  });
  expect(kinds(rows.items)).toEqual(['vehicle']);
  expect(kinds(rows.atPickUp)).toEqual(['insurance-at-pickup', 'tax']);
});

test.each<[string, QuoteLineShape[], boolean, boolean]>([
  ['one line with tax', [line('vehicle'), line('tax')], false, false],
  ['several lines with tax', [line('vehicle'), line('addon'), line('tax')], false, true],
  ['several lines, tax inside', [line('vehicle'), line('addon'), line('tax', 'information')], true, false],
  ['several lines with a discount', [line('vehicle'), line('addon'), line('discount')], true, true],
])('%s: a subtotal only where it says something', (_, lines, taxIncluded, expected) => {
  expect(rowsOf({ lines, taxIncluded }).hasSubtotal).toBe(expected);
});

test('the longest rate is named by which a vehicle is charged, whatever an add-on costs', () => {
  const by = (unit: QuoteLineShape['unit']) => ({ ...line('vehicle'), unit });
  expect(longerRateIn({ lines: [by('week'), by('month'), by('day')] })).toBe('month');
  expect(longerRateIn({ lines: [by('day'), by('week')] })).toBe('week');
  expect(longerRateIn({ lines: [by('day'), { ...line('addon'), unit: 'week' }] })).toBeUndefined();
});

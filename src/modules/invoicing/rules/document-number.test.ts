import { expect, test } from 'vitest';
import { documentNumber, FIRST_SERIAL, seriesMonth } from './document-number.ts';

test.each([
  ['tax-invoice', FIRST_SERIAL, '2026-11-1000'],
  ['tax-invoice', 9999, '2026-11-9999'],
  ['tax-invoice', 10_000, '2026-11-10000'],
  ['abbreviated-tax-invoice', 1000, 'A2026-11-1000'],
  ['refund-note', 1000, 'N2026-11-1000'],
  ['receipt', 1000, 'R2026-11-1000'],
  ['credit-note', 1038, 'C2026-11-1038'],
] as const)('the %s with serial %d is %s', (kind, serial, number) => {
  expect(documentNumber(kind, seriesMonth('2026-11-20'), serial)).toBe(number);
});

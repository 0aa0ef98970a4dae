import { expect, test } from 'vitest';
import { validDocument } from './issued.ts';

const receipt = { kind: 'receipt', total: 100, creditedAmount: 0 } as const;
const invoice = (creditedAmount: number) => ({ kind: 'tax-invoice', total: 100, creditedAmount }) as const;

test('the newest of its kind stands', () => {
  const newest = invoice(0);
  expect(validDocument([receipt, newest, invoice(0)], 'tax-invoice')).toBe(newest);
  expect(validDocument([receipt, newest], 'receipt')).toBe(receipt);
  expect(validDocument([receipt], 'credit-note')).toBeUndefined();
});

test('an invoice stands until all of it is credited', () => {
  expect(validDocument([invoice(99.99)], 'tax-invoice')).toBeDefined();
  expect(validDocument([invoice(100)], 'tax-invoice')).toBeUndefined();
});

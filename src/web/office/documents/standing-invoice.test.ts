import { expect, test } from 'vitest';
import { standing } from './standing-invoice.ts';

const receipt = { kind: 'receipt', total: 100, creditedAmount: 0 } as const;
const invoice = (creditedAmount: number) => ({ kind: 'tax-invoice', total: 100, creditedAmount }) as const;

test('the newest of its kind stands', () => {
  const newest = invoice(0);
  expect(standing([receipt, newest, invoice(0)], 'tax-invoice')).toBe(newest);
  expect(standing([receipt, newest], 'receipt')).toBe(receipt);
  expect(standing([receipt], 'credit-note')).toBeUndefined();
});

test('an invoice stands until all of it is credited', () => {
  expect(standing([invoice(99.99)], 'tax-invoice')).toBeDefined();
  expect(standing([invoice(100)], 'tax-invoice')).toBeUndefined();
});

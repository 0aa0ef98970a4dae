import { expect, test } from 'vitest';
import { counting } from './earlier-documents.ts';

const own = { kind: 'receipt', isOverBooking: false, id: 'own' } as const;
const invoice = { kind: 'tax-invoice', isOverBooking: true, id: 'invoice' } as const;
const [last, first] = (['last', 'first'] as const).map((id) => ({ kind: 'receipt', isOverBooking: true, id }) as const);
if (!last || !first) throw new Error('No receipts');

test.each([
  ['with tax, invoices over the booking and no receipt over it', true, [own, last, invoice, first], ['own', 'invoice']],
  ['with tax, no receipt, where there is nothing else', true, [last, first], []],
  ['without tax, the last receipt, which is over all before it', false, [own, last, first], ['own', 'last']],
  ['without tax, the invoice that says the same', false, [last, invoice], ['invoice']],
] as const)('of a price %s counts', (_what, hasTax, documents, ids) => {
  expect(counting(documents, hasTax).map(({ id }) => id)).toEqual(ids);
});

import { expect, test } from 'vitest';
import { type IssueFields, issueBody, troublesIn } from './issue-fields.ts';

const fields: IssueFields = {
  name: ' Bangchak Tools Co. ',
  address: '88 Sathorn Tai Road',
  taxId: '0 1055 69000 00 2',
  branch: '00000',
  amount: '1,000',
  reason: ' Cancelled ',
};
const company = { name: 'Bangchak Tools Co.', address: '88 Sathorn Tai Road', taxId: '0105569000002', branch: '00000' };

test('a document is sent with its buyer, the tax ID without the spaces in which it is written', () => {
  expect(troublesIn(fields, 'tax-invoice', 0)).toEqual({});
  expect(issueBody(fields, 'tax-invoice', 0)).toEqual({ kind: 'tax-invoice', buyer: company });
});

test('a credit note is sent with its amount and its reason', () => {
  expect(troublesIn(fields, 'credit-note', 1000)).toEqual({});
  expect(issueBody(fields, 'credit-note', 1000)).toEqual({ kind: 'credit-note', amount: 1000, reason: 'Cancelled' });
});

test.each([
  ['tax-invoice', { name: ' ' }, { name: 'nameMissing' }],
  ['tax-invoice', { taxId: '123' }, { taxId: 'taxIdWrong' }],
  ['tax-invoice', { taxId: '0105569000000' }, { taxId: 'taxIdMistyped' }],
  ['tax-invoice', { address: ' ' }, { address: 'addressMissing' }],
  ['receipt', { branch: '1' }, { branch: 'branchWrong' }],
  ['receipt', { taxId: '', branch: '', address: '' }, {}],
  ['credit-note', { amount: '' }, { amount: 'amountMissing' }],
  ['credit-note', { amount: '1000.01' }, { amount: 'amountTooMuch' }],
  ['credit-note', { amount: '0', reason: '' }, { amount: 'amountZero', reason: 'reasonMissing' }],
] as const)('%s with %j: %j', (kind, change, troubles) =>
  expect(troublesIn({ ...fields, ...change }, kind, 1000)).toEqual(troubles),
);

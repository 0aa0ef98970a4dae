import { isThaiTaxId } from '#kernel/thai-tax-id.ts';
import { typedBaht } from '../payments/typed-baht.ts';
import type { Documents, IssuedKind } from './issued.ts';

export type IssueFields = Readonly<{
  name: string;
  address: string;
  taxId: string;
  branch: string;
  amount: string;
  reason: string;
}>;

export type IssueTrouble =
  | 'nameMissing'
  | 'addressMissing'
  | 'taxIdWrong'
  | 'taxIdMistyped'
  | 'branchWrong'
  | 'reasonMissing'
  | 'amountMissing'
  | 'amountWrong'
  | 'amountZero'
  | 'amountTooMuch';

export const freshFields = ({ buyer, creditableAmount }: Documents): IssueFields => ({
  ...buyer,
  amount: String(creditableAmount),
  reason: '',
});

const amountTroubles = {
  missing: 'amountMissing',
  wrong: 'amountWrong',
  zero: 'amountZero',
  tooMuch: 'amountTooMuch',
} as const;

/** What is wrong with the fields of a document that is to be issued. */
export const troublesIn = (
  fields: IssueFields,
  kind: IssuedKind,
  most: number,
): Partial<Record<keyof IssueFields, IssueTrouble>> => {
  if (kind === 'credit-note') {
    const amount = typedBaht(fields.amount, most);
    return {
      ...(typeof amount !== 'number' && { amount: amountTroubles[amount] }),
      ...(fields.reason.trim() === '' && { reason: 'reasonMissing' as const }),
    };
  }
  const taxId = digits(fields.taxId);
  return {
    ...(fields.name.trim() === '' && { name: 'nameMissing' as const }),
    ...(taxId !== '' && fields.address.trim() === '' && { address: 'addressMissing' as const }),
    ...(taxId !== '' && !isThaiTaxId(taxId) && { taxId: wrongTaxId(taxId) }),
    ...(!/^(\d{5})?$/.test(fields.branch.trim()) && { branch: 'branchWrong' as const }),
  };
};

const wrongTaxId = (text: string) => (/^\d{13}$/.test(text) ? 'taxIdMistyped' : 'taxIdWrong');

/** A tax ID is written in groups: `0 1055 69000 00 0`. */
const digits = (text: string) => text.replaceAll(/[\s-]/g, '');

/** What is sent to the server. */
export const issueBody = (fields: IssueFields, kind: IssuedKind, most: number) => {
  const amount = typedBaht(fields.amount, most);
  if (kind === 'credit-note' && typeof amount === 'number') return { kind, amount, reason: fields.reason.trim() };
  const { name, address, taxId, branch } = fields;
  return {
    kind,
    buyer: { name: name.trim(), address: address.trim(), taxId: digits(taxId), branch: branch.trim() },
  };
};

import type { IssuedDocument } from '#contract/office/invoices.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { minus, plus, type Satang, toBaht, zeroSatang } from '#kernel/money.ts';
import type { Issued } from './records/issued-store.ts';
import { creditedOf } from './rules/credit.ts';

/** A document as the API returns it. `all`: every document of its booking, to link invoices and credit notes. */
export const documentShape = (document: Issued, all: readonly Issued[], bookingNumber: string): IssuedDocument => {
  const { id, kind, number, bookingId, buyer, reason, creditOf } = document;
  const replacedBy = all.find((one) => one.replaces === id);
  const credited = all.find((one) => one.id === creditOf);
  const credits = all.filter((one) => one.creditOf === id);
  return {
    id,
    kind,
    number,
    bookingId,
    bookingNumber,
    buyer,
    reason,
    issuedAt: toBangkokText(document.issuedAt),
    issuedBy: document.issuedByName,
    ...valuesOf(document),
    credits: credited ? { id: credited.id, number: credited.number } : null,
    replacedBy: replacedBy ? { id: replacedBy.id, number: replacedBy.number } : null,
    creditedAmount: toBaht(creditedOf({ credits })),
  };
};

type Amounts = Readonly<Record<'total' | 'tax' | 'untaxed', Satang> & { claimed?: Satang }>;

/** The sums of a document in baht: its total is value, tax and what is untaxed. */
export const valuesOf = ({ total, tax, untaxed: fees, claimed = zeroSatang }: Amounts) => {
  const untaxed = plus(fees, claimed);
  return {
    total: toBaht(total),
    tax: toBaht(tax),
    untaxed: toBaht(untaxed),
    value: toBaht(minus(minus(total, tax), untaxed)),
  };
};

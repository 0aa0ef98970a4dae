import type { IssuedDocument } from '#contract/office/invoices.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import type { Issued } from './records/issued-store.ts';
import { creditedOf } from './rules/credit.ts';

/** A document as the API returns it. `all`: every document of its booking, to link invoices and credit notes. */
export const documentShape = (document: Issued, all: readonly Issued[], bookingNumber: string): IssuedDocument => {
  const { id, kind, number, bookingId, buyer, reason, creditOf } = document;
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
    total: toBaht(document.total),
    tax: toBaht(document.tax),
    credits: credited ? { id: credited.id, number: credited.number } : null,
    creditedAmount: toBaht(creditedOf({ credits })),
  };
};

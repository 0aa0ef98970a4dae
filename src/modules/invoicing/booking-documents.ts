import type { BookingDocuments } from '#contract/office/invoices.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import type { Problem } from '#kernel/problem.ts';
import { bookingNotFound, findBooking } from '#modules/booking/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { returnedRow } from '#platform/database/database.ts';
import { documentShape, valuesOf } from './document-shape.ts';
import { creditable, creditRefusal } from './issue-credit-note.ts';
import { currentDocument, invoiceRefusal, nextAmount, receiptRefusal } from './issue-payment-documents.ts';
import { accountOf } from './records/booking-account.ts';
import type { ListedDocument } from './records/document-list-store.ts';
import { documentsOfBooking, findDocument, type Issued } from './records/issued-store.ts';
import { printsOf } from './records/print-store.ts';
import { replaceable } from './replace-documents.ts';
import { uncreditedAmountOf } from './rules/credit.ts';
import { nextMark } from './rules/next-mark.ts';
import { documentNotFound } from './rules/problems.ts';
import { usualBuyer } from './usual-buyer.ts';

/** A booking's issued documents, with what can be issued now and why the rest cannot. 404. */
export const bookingDocuments = async (tx: Tx, bookingId: string): Promise<BookingDocuments> => {
  const booking = await findBooking(tx, bookingId);
  if (!booking) throw bookingNotFound();
  const account = await accountOf(tx, booking);
  const { issued } = account;
  return {
    issued: issued.map((document) => documentShape(document, issued, booking.reference)),
    refusals: {
      'tax-invoice': whyOf(invoiceRefusal(account)),
      receipt: whyOf(receiptRefusal(account)),
      'credit-note': whyOf(creditRefusal(account)),
    },
    current: currentDocument(account)?.id ?? null,
    amount: toBaht(nextAmount(account)),
    buyer: usualBuyer(booking, issued),
    replaceable: replaceable(account).map(({ id }) => id),
    creditable: account.standing.map((one) => ({ id: one.id, amount: toBaht(uncreditedAmountOf(one)) })),
    creditableAmount: toBaht(creditable(account)),
  };
};

const whyOf = (refusal: Problem | null) =>
  refusal && { error: refusal.code, message: refusal.message, details: refusal.details };

/** A document as the list of all documents has it. */
export const listedDocument = ({ issuedAt, total, tax, untaxed, claimed, ...row }: ListedDocument) => ({
  ...row,
  issuedAt: toBangkokText(issuedAt),
  ...valuesOf({ total, tax, untaxed, claimed }),
});

/** The documents of a booking as its customer sees them, oldest first; without those whose paper was forgotten. */
export const ownDocuments = (newestFirst: readonly Issued[]) =>
  newestFirst
    .filter(({ buyer }) => buyer.name !== '')
    .toReversed()
    .map(({ id, kind, number, issuedAt, total }) => ({
      id,
      kind,
      number,
      issuedAt: toBangkokText(issuedAt),
      total: toBaht(total),
      isReplaced: newestFirst.some(({ replaces }) => replaces === id),
    }));

/** One issued document, with its number of pages: none once they were forgotten with the buyer. 404. */
export const oneDocument = async (tx: Tx, id: string) => {
  const document = await findDocument(tx, id);
  if (!document) throw documentNotFound();
  const { bookingId, pageCount } = document;
  const { reference } = returnedRow(await findBooking(tx, bookingId));
  const prints = await printsOf(tx, id);
  const shape = documentShape(document, await documentsOfBooking(tx, bookingId), reference);
  return {
    ...shape,
    pages: document.buyer.name === '' ? 0 : pageCount,
    nextMark: nextMark({ prints, reason: null, isReplaced: shape.replacedBy !== null }),
    prints: prints.map((one) => ({
      id: one.id,
      mark: one.mark,
      reason: one.reason,
      at: toBangkokText(one.printedAt),
      by: one.byName,
    })),
  };
};

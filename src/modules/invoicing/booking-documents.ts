import type { BookingDocuments } from '#contract/office/invoices.ts';
import { toBaht } from '#kernel/money.ts';
import type { Problem } from '#kernel/problem.ts';
import { bookingNotFound, findBooking } from '#modules/booking/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { returnedRow } from '#platform/database/database.ts';
import { documentShape } from './document-shape.ts';
import { creditable, creditRefusal } from './issue-credit-note.ts';
import { currentInvoice, invoiceRefusal, nextInvoice } from './issue-invoice.ts';
import { lastReceipt, receiptRefusal, receivedInAll } from './issue-receipt.ts';
import { accountOf } from './records/booking-account.ts';
import { documentsOfBooking, findDocument } from './records/issued-store.ts';
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
    current: { 'tax-invoice': currentInvoice(account)?.id ?? null, receipt: lastReceipt(account)?.id ?? null },
    amounts: { 'tax-invoice': toBaht(nextInvoice(account)), receipt: toBaht(receivedInAll(account)) },
    buyer: usualBuyer(booking, issued),
    creditableAmount: toBaht(creditable(account)),
  };
};

const whyOf = (refusal: Problem | null) =>
  refusal && { error: refusal.code, message: refusal.message, details: refusal.details };

/** One issued document, with its number of pages. 404. */
export const oneDocument = async (tx: Tx, id: string) => {
  const document = await findDocument(tx, id);
  if (!document) throw documentNotFound();
  const { bookingId, pageCount } = document;
  const { reference } = returnedRow(await findBooking(tx, bookingId));
  return { ...documentShape(document, await documentsOfBooking(tx, bookingId), reference), pages: pageCount };
};

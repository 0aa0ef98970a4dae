import type { CallOf } from '#contract/index.ts';
import { fromBaht } from '#kernel/money.ts';
import { bookingNotFound, lockBooking } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { documentShape } from './document-shape.ts';
import type { PaperTools } from './facts/paper-facts.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import { issueReceipt } from './issue-receipt.ts';
import { documentsOfBooking } from './records/issued-store.ts';
import { amountMissing, reasonMissing } from './rules/problems.ts';

type IssueRequest = CallOf<'POST /admin/bookings/:id/documents'>['body'];

/**
 * Issues a document of a booking, or returns the existing one if it is still valid. 404; 409 if it cannot be issued.
 */
export const issueDocument = async (ctx: Context, bookingId: string, request: IssueRequest, tools: PaperTools) => {
  const booking = await lockBooking(ctx.tx, bookingId);
  if (!booking) throw bookingNotFound();
  const issueIt = {
    'tax-invoice': () => issueInvoice(ctx, booking, buyerOf(request), tools),
    receipt: () => issueReceipt(ctx, booking, buyerOf(request), tools),
    'credit-note': () => issueCreditNote(ctx, booking, creditOf(request), tools),
  };
  const document = await issueIt[request.kind]();
  return documentShape(document, await documentsOfBooking(ctx.tx, bookingId), booking.reference);
};

const buyerOf = ({ buyer }: IssueRequest) =>
  buyer && { name: buyer.name, address: buyer.address ?? '', taxId: buyer.taxId ?? '', branch: buyer.branch ?? '' };

const creditOf = ({ amount, reason }: IssueRequest) => {
  if (amount === undefined) throw amountMissing();
  if (!reason) throw reasonMissing();
  return { amount: fromBaht(amount), reason };
};

import type { CallOf } from '#contract/index.ts';
import { fromBaht } from '#kernel/money.ts';
import { bookingNotFound, lockBooking } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { documentShape } from './document-shape.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import type { PaperTools } from './issue-paper.ts';
import { issueReceipt } from './issue-receipt.ts';
import { documentsOfBooking } from './issued-store.ts';
import { amountMissing, reasonMissing } from './rules/problems.ts';

type Asked = CallOf<'POST /admin/bookings/:id/documents'>['body'];

/** Issues a document of a booking, or answers the one that stands. */
export const issueDocument = async (ctx: Context, bookingId: string, asked: Asked, tools: PaperTools) => {
  const booking = await lockBooking(ctx.tx, bookingId);
  if (!booking) throw bookingNotFound();
  const issueIt = {
    'tax-invoice': () => issueInvoice(ctx, booking, buyerOf(asked), tools),
    receipt: () => issueReceipt(ctx, booking, buyerOf(asked), tools),
    'credit-note': () => issueCreditNote(ctx, booking, creditOf(asked), tools),
  };
  const document = await issueIt[asked.kind]();
  return documentShape(document, await documentsOfBooking(ctx.tx, bookingId), booking.reference);
};

const buyerOf = ({ buyer }: Asked) =>
  buyer && { name: buyer.name, address: buyer.address ?? '', taxId: buyer.taxId ?? '', branch: buyer.branch ?? '' };

const creditOf = ({ amount, reason }: Asked) => {
  if (amount === undefined) throw amountMissing();
  if (!reason) throw reasonMissing();
  return { amount: fromBaht(amount), reason };
};

import type { CallOf } from '#contract/index.ts';
import { fromBaht } from '#kernel/money.ts';
import { type FieldProblems, fieldProblem, wrongForm } from '#kernel/problem.ts';
import { bookingNotFound, lockBooking } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { documentShape } from './document-shape.ts';
import type { PaperTools } from './facts/paper-facts.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { beginIssuing } from './issue-paper.ts';
import { issuePaymentDocuments } from './issue-payment-documents.ts';

type IssueRequest = CallOf<'POST /admin/bookings/:id/documents'>['body'];

/**
 * Issues a document of a booking, or returns the existing one if it is still valid. 404; 409 if it cannot be issued.
 */
export const issueDocument = async (ctx: Context, bookingId: string, request: IssueRequest, tools: PaperTools) => {
  const booking = await lockBooking(ctx.tx, bookingId);
  if (!booking) throw bookingNotFound();
  const issuing = await beginIssuing(ctx, booking, tools);
  const { kind, replaces = [] } = request;
  const { issued, account } =
    kind === 'credit-note'
      ? await issueCreditNote(issuing, creditOf(request))
      : await issuePaymentDocuments(issuing, { kind, buyer: buyerOf(request), replaces });
  return documentShape(returnedRow(issued ?? account.standing[0]), account.issued, booking.reference);
};

const buyerOf = ({ buyer }: IssueRequest) =>
  buyer && { name: buyer.name, address: buyer.address ?? '', taxId: buyer.taxId ?? '', branch: buyer.branch ?? '' };

const creditOf = ({ amount, reason, credits }: IssueRequest) => {
  if (amount === undefined || !reason) throw wrongForm(creditProblems({ kind: 'credit-note', amount, reason }));
  return { amount: fromBaht(amount), reason, credits: credits ?? null };
};

/** The amount and the reason that a credit note lacks. */
export const creditProblems = ({ kind, amount, reason }: Partial<IssueRequest>): FieldProblems => ({
  ...(kind === 'credit-note' && amount === undefined && { amount: fieldProblem('amount.required') }),
  ...(kind === 'credit-note' && !reason && { reason: fieldProblem('reason.missing') }),
});

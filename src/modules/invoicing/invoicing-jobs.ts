import { z } from 'zod';
import type { Tasks } from '#platform/jobs/jobs.ts';
import type { PaperTools } from './facts/paper-facts.ts';
import { issueDocuments } from './issue-payment-documents.ts';

const OfBooking = z.object({ bookingId: z.uuid() });

/** `issue-documents` is queued by anything that changes the amount that the business keeps of a booking. */
export const invoicingTasks = (tools: PaperTools): Tasks => {
  const issueThem: Tasks[string] = ({ step }, payload) =>
    step((ctx) => issueDocuments(ctx, OfBooking.parse(payload).bookingId, tools));
  // The second is its name of an earlier release, which may have queued it.
  return { 'issue-documents': issueThem, 'credit-invoice': issueThem };
};

import { z } from 'zod';
import type { Tasks } from '#platform/jobs/jobs.ts';
import type { PaperTools } from './facts/paper-facts.ts';
import { creditInvoice } from './issue-credit-note.ts';

const OfBooking = z.object({ bookingId: z.uuid() });

/** `credit-invoice` is queued by anything that reduces the amount that the business keeps of a booking. */
export const invoicingTasks = (tools: PaperTools): Tasks => ({
  'credit-invoice': ({ step }, payload) => step((ctx) => creditInvoice(ctx, OfBooking.parse(payload).bookingId, tools)),
});

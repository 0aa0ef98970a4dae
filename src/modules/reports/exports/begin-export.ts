import type { Language } from '#contract/fields.ts';
import type { ExportJob } from '#contract/office/analysis.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { countBookingsMadeIn } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { tooManyRows } from '../rules/problems.ts';
import { periodOf, reportRange } from '../rules/report-range.ts';
import { addExport } from './export-job-store.ts';
import { exportShape, fileNameOf } from './export-shape.ts';
import { countPayments } from './payments-store.ts';

const MOST_ROWS = 1_000_000;
const KEPT_HOURS = 7 * 24;

type ExportRequest = Pick<ExportJob, 'what' | 'startDate' | 'endDate' | 'format'> & Readonly<{ language: Language }>;

/**
 * Starts the job that writes a list to a file, and records in the audit log who requested it. 422 for too many rows.
 */
export const beginExport = async (ctx: Context, request: ExportRequest): Promise<ExportJob> => {
  const { tx, now, actor } = ctx;
  const period = periodOf(reportRange(request, bangkokDate(now)));
  const total = await (request.what === 'payments' ? countPayments(tx, period) : countBookingsMadeIn(tx, period));
  if (total > MOST_ROWS) throw tooManyRows(MOST_ROWS);
  const job = await addExport(tx, {
    ...request,
    total,
    createdAt: now,
    createdBy: actor.user?.id ?? null,
    byName: actor.user?.name ?? '',
    expiresAt: now.add({ hours: KEPT_HOURS }),
  });
  await ctx.enqueue({ task: 'write-export', payload: { exportId: job.id }, key: `write-export:${job.id}` });
  const { what, startDate, endDate } = request;
  await ctx.record({
    action: what === 'payments' ? 'payment.exported' : 'booking.exported',
    subject: { kind: 'export', id: job.id, name: fileNameOf(job) },
    after: { startDate, endDate },
  });
  return exportShape(job);
};

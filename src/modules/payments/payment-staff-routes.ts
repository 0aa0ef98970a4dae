import { randomUUID } from 'node:crypto';
import type { LedgerEntryShape, TransferTaskShape } from '#contract/payments.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { fromBaht, toBaht } from '#kernel/money.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import { openBooking } from '#modules/booking/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { recordPayment } from './office/record-payment.ts';
import type { OnlineNow } from './omise/online-payments.ts';
import { type LedgerEntry, readLedger } from './records/ledger-store.ts';
import { finishTransfer } from './refunds/finish-refund.ts';
import { refundByStaff } from './refunds/refund-by-staff.ts';
import { findShownTask, listTasks, type ShownTask } from './refunds/transfer-task-store.ts';

const USUAL_PAGE = 20;

/** The staff routes of a booking's money: ledger, recorded payments, refunds and transfer tasks. */
export const paymentStaffRoutes = (
  { serve, serveInSteps }: EndpointBinders,
  { online }: { online: OnlineNow },
): void => {
  serve('GET /payments/bookings/:bookingId', async ({ tx, actor }, { params }) => {
    await openBooking(tx, actor, params.bookingId);
    return { data: (await readLedger(tx, params.bookingId)).map(entryShape) };
  });

  serve('POST /payments/records', async (ctx, { body }) => {
    const { bookingId, amount, paymentMethod: methodType, reference = null, note = null } = body;
    const recorded = { bookingId, amount: fromBaht(amount), methodType, reference, note };
    return { data: entryShape(await recordPayment(ctx, recorded)) };
  });

  serveInSteps('POST /payments/refunds', async (steps, { body }, { idempotencyKey }) => {
    const { bookingId, amount, reason, way, reference = null, isOwedAgain } = body;
    const occasion = `staff:${idempotencyKey() ?? randomUUID()}`;
    const given = { amount: fromBaht(amount), reason, isRecorded: way === 'recorded', reference, isOwedAgain };
    const refund = { bookingId, occasion, ...given };
    const sent = await refundByStaff(steps, refund, (await online()).omise);
    return {
      data: {
        bookingId,
        refunded: toBaht(sent.done),
        byTransfer: toBaht(sent['by-transfer']),
        pending: toBaht(sent['under-way']),
      },
    };
  });

  serve('GET /payments/transfer-tasks', async ({ tx }, { query }) => {
    const page = pageOf(query, USUAL_PAGE);
    const { rows, total } = await listTasks(tx, query, page);
    return { data: rows.map(taskShape), ...pageFacts(page, total) };
  });

  serve('POST /payments/transfer-tasks/:id/done', async (ctx, { params, body }) => {
    await finishTransfer(ctx, params.id, body.reference);
    return { data: taskShape(await findShownTask(ctx.tx, params.id)) };
  });
};

const entryShape = (entry: LedgerEntry): typeof LedgerEntryShape._zod.output => ({
  id: entry.id,
  kind: entry.kind,
  method: entry.methodType,
  amount: toBaht(entry.amount),
  fee: toBaht(entry.fee),
  reference: entry.reference,
  note: entry.note,
  recordedBy: entry.recordedBy,
  createdAt: toBangkokText(entry.createdAt),
});

const taskShape = ({ task, ...booking }: ShownTask): typeof TransferTaskShape._zod.output => ({
  ...booking,
  id: task.id,
  bookingId: task.bookingId,
  method: task.methodType,
  amount: toBaht(task.amount),
  status: task.status,
  reference: task.reference,
  createdAt: toBangkokText(task.createdAt),
});

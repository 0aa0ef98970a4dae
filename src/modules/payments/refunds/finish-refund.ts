import { toBaht } from '#kernel/money.ts';
import { type Booking, lockForPayment, recordByStaff, recordRefund } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { findEntry, ledgerSums, writeLedgerEntry } from '../records/ledger-store.ts';
import { taskDone, taskNotFound } from '../rules/problems.ts';
import { notifyRefund } from './notify-refund.ts';
import { lockRefund, saveRefund } from './refund-store.ts';
import { findTask, saveTask } from './transfer-task-store.ts';

type Finished = Readonly<{
  id: string;
  reference: string | null;
  providerRefundId?: string;
  recordedBy?: string | null;
  note?: string | null;
}>;

/** Completes a refund: writes its ledger entry, once, and updates the sums of the locked booking. */
export const finishRefund = async (ctx: Context, booking: Booking, finished: Finished): Promise<void> => {
  const { id, reference, providerRefundId = null, recordedBy = null, note = null } = finished;
  const refund = await lockRefund(ctx.tx, id);
  if (refund.status === 'done') return;
  const payment = returnedRow(await findEntry(ctx.tx, refund.paymentId));
  const { bookingId, amount, fee } = refund;
  const { methodType, attemptId, id: refundOf } = payment;
  const entry = { bookingId, methodType, attemptId, amount, fee, reference, refundOf, recordedBy, note };
  await writeLedgerEntry(ctx.tx, { ...entry, kind: 'refund', createdAt: ctx.now });
  await saveRefund(ctx.tx, { id, status: 'done', providerRefundId, reference, updatedAt: ctx.now });
  await recordRefund(ctx, booking, await ledgerSums(ctx.tx, bookingId));
  // For transfers the customer was mailed when the task opened; for cash at the counter no mail is needed.
  if (providerRefundId) await notifyRefund(ctx, refund);
};

/** Completes a transfer task whose money staff have sent. 404; 409 if the task is done. */
export const finishTransfer = async (ctx: Context, taskId: string, reference: string): Promise<void> => {
  const snapshot = await findTask(ctx.tx, taskId);
  if (!snapshot) throw taskNotFound();
  const booking = await lockForPayment(ctx, snapshot.bookingId);
  const task = await findTask(ctx.tx, taskId);
  if (task?.status !== 'open') throw taskDone();
  const doneBy = ctx.actor.user?.id ?? null;
  await finishRefund(ctx, booking, { id: snapshot.refundId, reference, recordedBy: doneBy });
  await saveTask(ctx.tx, { id: taskId, status: 'done', reference, doneAt: ctx.now, doneBy });
  const after = { amount: toBaht(task.amount), hasReference: true };
  await recordByStaff(ctx, booking, { action: 'transfer.done', after });
};

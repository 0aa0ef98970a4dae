import { toBaht } from '#kernel/money.ts';
import { lockForPayment, recordByStaff } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { taskDone, taskNotFound } from '../rules/problems.ts';
import { finishRefund } from './finish-refund.ts';
import { findTask, saveTask } from './transfer-task-store.ts';

/** Staff sent the money of a transfer task: the refund is in the ledger, once. 409 for one that is done. */
export const finishTransfer = async (ctx: Context, taskId: string, reference: string): Promise<void> => {
  const known = await findTask(ctx.tx, taskId);
  if (!known) throw taskNotFound();
  const booking = await lockForPayment(ctx, known.bookingId);
  const task = await findTask(ctx.tx, taskId);
  if (task?.status !== 'open') throw taskDone();
  const doneBy = ctx.actor.user?.id ?? null;
  await finishRefund(ctx, booking, { id: known.refundId, reference, recordedBy: doneBy });
  await saveTask(ctx.tx, { id: taskId, status: 'done', reference, doneAt: ctx.now, doneBy });
  const after = { amount: toBaht(task.amount), hasReference: true };
  await recordByStaff(ctx, booking, { action: 'transfer.done', after });
};

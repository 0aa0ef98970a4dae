import type { Context } from '#platform/context.ts';
import { present } from '#platform/database/database.ts';
import { findEntry } from '../ledger-store.ts';
import { notifyRefund } from './notify-refund.ts';
import { lockRefund, saveRefund } from './refund-store.ts';
import { insertTask } from './transfer-task-store.ts';

/** Gives a refund to staff, who send it by hand. */
export const handRefundToStaff = async (ctx: Context, id: string): Promise<void> => {
  const refund = await lockRefund(ctx.tx, id);
  if (refund.status === 'done' || refund.status === 'by-transfer') return;
  const { bookingId, amount, paymentId } = refund;
  const { methodType } = present(await findEntry(ctx.tx, paymentId));
  await insertTask(ctx.tx, { refundId: id, bookingId, methodType, amount }, ctx.now);
  await saveRefund(ctx.tx, { id, status: 'by-transfer', updatedAt: ctx.now });
  await notifyRefund(ctx, refund);
};

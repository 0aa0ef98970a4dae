import { type Booking, recordRefund } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { present } from '#platform/database/database.ts';
import { findEntry, ledgerSums, writeEntry } from '../ledger-store.ts';
import { notifyRefund } from './notify-refund.ts';
import { lockRefund, saveRefund } from './refund-store.ts';

type Finished = Readonly<{
  id: string;
  reference: string | null;
  providerRefundId?: string;
  recordedBy?: string | null;
  note?: string | null;
}>;

/** Writes that the money of a refund went back: its entry of the ledger, once, and the sums of the locked booking. */
export const finishRefund = async (ctx: Context, booking: Booking, finished: Finished): Promise<void> => {
  const { id, reference, providerRefundId = null, recordedBy = null, note = null } = finished;
  const refund = await lockRefund(ctx.tx, id);
  if (refund.status === 'done') return;
  const payment = present(await findEntry(ctx.tx, refund.paymentId));
  const { bookingId, amount, fee } = refund;
  const { methodType, attemptId, id: refundOf } = payment;
  const entry = { bookingId, methodType, attemptId, amount, fee, reference, refundOf, recordedBy, note };
  await writeEntry(ctx.tx, { ...entry, kind: 'refund', createdAt: ctx.now });
  await saveRefund(ctx.tx, { id, status: 'done', providerRefundId, reference, updatedAt: ctx.now });
  await recordRefund(ctx, booking, await ledgerSums(ctx.tx, bookingId));
  // Of a transfer the customer heard when its task was opened, and at the counter they were there.
  if (providerRefundId) await notifyRefund(ctx, refund);
};

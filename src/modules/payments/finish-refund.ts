import { nothing, sum } from '#kernel/money.ts';
import { type Booking, recordRefund } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { present } from '#platform/database.ts';
import { findEntry, ledgerSums, writeEntry } from './ledger-store.ts';
import { lockRefund, type Refund, refundsOfOccasion, saveRefund } from './refund-store.ts';
import { insertTask } from './transfer-task-store.ts';

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
  await saveRefund(ctx.tx, { id, status: 'done', providerRefundId, updatedAt: ctx.now });
  await recordRefund(ctx, booking, await ledgerSums(ctx.tx, bookingId));
  // Of a transfer the customer heard when its task was opened, and at the counter they were there.
  if (providerRefundId) await tellOnce(ctx, refund);
};

/** Gives a refund to staff, who send it by hand. */
export const handToStaff = async (ctx: Context, id: string): Promise<void> => {
  const refund = await lockRefund(ctx.tx, id);
  if (refund.status === 'done' || refund.status === 'by-transfer') return;
  const { bookingId, amount, paymentId } = refund;
  const { methodType } = present(await findEntry(ctx.tx, paymentId));
  await insertTask(ctx.tx, { refundId: id, bookingId, methodType, amount }, ctx.now);
  await saveRefund(ctx.tx, { id, status: 'by-transfer', updatedAt: ctx.now });
  await tellOnce(ctx, refund);
};

/** One mail for an occasion, once each of its parts has found its way. */
const tellOnce = async ({ tx, announce }: Context, { bookingId, occasion }: Refund): Promise<void> => {
  const parts = await refundsOfOccasion(tx, occasion);
  if (parts.some(({ status }) => status === 'asked' || status === 'sent')) return;
  const sumOf = (wanted: Refund['status']) =>
    sum(parts.filter(({ status }) => status === wanted).map(({ amount }) => amount));
  const told = { refund: sumOf('done'), byTransfer: sumOf('by-transfer') };
  const isLate = occasion.startsWith('late:') && told.byTransfer === nothing;
  await announce({
    task: isLate ? 'mail-payment-refunded-late' : 'mail-refund',
    payload: { bookingId, occasion, ...told },
    key: `mail-refund:${occasion}`,
  });
};

import { lockForPayment } from '#modules/booking/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { LONGEST_CALL } from '../omise/omise-call.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import { findEntry } from '../records/ledger-store.ts';
import { chargeToRefund, isRefusedForGood, takesOneMore } from '../rules/refund-way.ts';
import { finishRefund } from './finish-refund.ts';
import { notifyRefund } from './notify-refund.ts';
import { claimRefund, lockRefund, type Refund, saveRefund } from './refund-store.ts';
import { insertTask } from './transfer-task-store.ts';

export type RefundFate = 'done' | 'by-transfer' | 'under-way';

/**
 * Sends one planned refund: through the provider if the method allows it, else as a transfer task for staff. Reads the
 * provider's refunds of the charge first, so that a lost response causes no second refund. Safe to repeat, and to run
 * concurrently; `under-way` means that it must be repeated.
 */
export const sendRefund = async (steps: Steps, planned: Refund, omise: OmiseClient | null): Promise<RefundFate> => {
  if (planned.status === 'done' || planned.status === 'by-transfer') return planned.status;
  const payment = await steps.step(({ tx }) => findEntry(tx, planned.paymentId));
  const chargeId = payment ? chargeToRefund(payment) : null;
  if (!chargeId) return byTransfer(steps, planned);
  if (!omise) return 'under-way';
  const refund = await steps.step(({ tx, now }) =>
    claimRefund(tx, planned.id, { now, callSeconds: LONGEST_CALL.seconds }),
  );
  if (!refund) return 'under-way';
  const made = await omise.listRefunds(chargeId);
  if (made.outcome !== 'answered') return 'under-way';
  const earlier = made.value.data.find(({ metadata }) => metadata.refundId === refund.id);
  if (earlier) return done(steps, refund, earlier.id);
  if (!takesOneMore(made.value.total)) return byTransfer(steps, refund);
  const { bookingId, occasion, id: refundId, amount } = refund;
  const answer = await omise.refundCharge(chargeId, { amount, metadata: { bookingId, occasion, refundId } });
  if (answer.outcome === 'answered') return done(steps, refund, answer.value.id);
  return answer.outcome === 'refused' && isRefusedForGood(answer.httpStatus) ? byTransfer(steps, refund) : 'under-way';
};

const done = async ({ step }: Steps, { id, bookingId }: Refund, reference: string): Promise<RefundFate> => {
  await step(async (ctx) => {
    const booking = await lockForPayment(ctx, bookingId);
    await finishRefund(ctx, booking, { id, reference, providerRefundId: reference });
  });
  return 'done';
};

const byTransfer = async ({ step }: Steps, { id, bookingId }: Refund): Promise<RefundFate> => {
  await step(async (ctx) => {
    await lockForPayment(ctx, bookingId);
    await handRefundToStaff(ctx, id);
  });
  return 'by-transfer';
};

/** Hands a refund to staff as a transfer task. */
const handRefundToStaff = async (ctx: Context, id: string): Promise<void> => {
  const refund = await lockRefund(ctx.tx, id);
  if (refund.status === 'done' || refund.status === 'by-transfer') return;
  const { bookingId, amount, paymentId } = refund;
  const { methodType } = returnedRow(await findEntry(ctx.tx, paymentId));
  await insertTask(ctx.tx, { refundId: id, bookingId, methodType, amount }, ctx.now);
  await saveRefund(ctx.tx, { id, status: 'by-transfer', updatedAt: ctx.now });
  await notifyRefund(ctx, refund);
};

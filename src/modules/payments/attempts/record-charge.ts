import { satang, toBaht, zeroSatang } from '#kernel/money.ts';
import {
  applyPaidChange,
  type Booking,
  findChange,
  lockForPayment,
  markPaying,
  receivePayment,
} from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import type { OmiseCharge } from '../omise/omise-shapes.ts';
import { type Attempt, findOpenAttempt, saveAttempt } from '../records/attempt-store.ts';
import { findPaymentOf, ledgerSums, writeLedgerEntry } from '../records/ledger-store.ts';
import { planRefund } from '../refunds/plan-refund.ts';
import { matchesRequestedAmount } from '../rules/charge-outcome.ts';
import { lateRefund } from '../rules/late-refund.ts';
import { refundReason } from '../rules/refund-reason.ts';
import { isStillDue } from '../rules/still-due.ts';

/**
 * Records a paid charge once: a ledger entry and its effect on the booking, which the caller locked. Money no longer
 * owed, of the wrong amount or too late is refunded in full. What a waiting change asked for brings it about.
 */
export const recordCharge = async (
  ctx: Context,
  booking: Booking,
  attempt: Attempt,
  { id: reference, amount }: Pick<OmiseCharge, 'id' | 'amount'>,
): Promise<void> => {
  if (await findPaymentOf(ctx.tx, attempt.id)) return;
  const { bookingId, methodType, id: attemptId, paymentPlan: plan } = attempt;
  const money = { amount: satang(amount), fee: matchesRequestedAmount(attempt) ? attempt.fee : zeroSatang };
  const entry = { bookingId, methodType, attemptId, reference, ...money, createdAt: ctx.now };
  const written = await writeLedgerEntry(ctx.tx, { ...entry, kind: 'payment' });
  await saveAttempt(ctx.tx, { id: attemptId, paidAt: ctx.now });
  const sums = await ledgerSums(ctx.tx, bookingId);
  const isWhole = matchesRequestedAmount(attempt);
  const owed = { ...booking, depositAmount: booking.quote.depositAmount };
  const isForChange = isWhole && (await isDueForChange(ctx, booking, attempt));
  const changed = isForChange ? await applyPaidChange(ctx, booking, sums) : null;
  const isOwed = changed !== null || (isWhole && isStillDue(owed, { ...attempt, isFirst: wouldConfirm(booking) }));
  const fate = await receivePayment(ctx, changed ?? booking, { ...sums, plan, isOwed });
  await keepPaying(ctx, bookingId);
  if (fate === 'accepted') return notifyPayment(ctx, booking, written.id, { isOnline: true });
  // Plan it with the entry: a refund running in between could take this money.
  const because = refundReason(owed, { isWhole, isOwed: isOwed || isForChange, plan });
  await planRefund(ctx, { bookingId, because, ...lateRefund(attemptId, written.id) });
  await ctx.record({
    action: 'refund.late',
    subject: { kind: 'booking', id: bookingId, name: booking.reference },
    after: { paymentMethod: methodType, amount: toBaht(money.amount) },
    by: null,
  });
  const key = `refund-late-payment:${attemptId}`;
  await ctx.enqueue({ task: 'refund-late-payment', payload: { attemptId }, key });
};

/** Whether a payment would be what confirms a booking, or brings it back. */
const wouldConfirm = ({ status }: Booking): boolean => status === 'pending' || status === 'cancelled';

/** Whether the change that waits for its payment, or ended unpaid, still needs the payment of an attempt. */
const isDueForChange = async ({ tx }: Context, booking: Booking, attempt: Attempt): Promise<boolean> => {
  const change = await findChange(tx, booking.id);
  if (!change) return false;
  const { total, depositAmount } = change.quote;
  return isStillDue({ ...booking, total, depositAmount }, attempt);
};

/**
 * Enqueues the mail about a payment that was kept. `before`: the booking before the payment. What is paid at the desk
 * after the return is in the mail of the late return.
 */
export const notifyPayment = async (
  ctx: Context,
  before: Booking,
  entryId: string,
  { isOnline = false } = {},
): Promise<void> => {
  const { id: bookingId } = before;
  if (before.status === 'confirmed' || (before.status === 'completed' && isOnline))
    return ctx.enqueue({ task: 'mail-payment-received', payload: { bookingId, entryId } });
  const { status } = await lockForPayment(ctx, bookingId);
  if (status === 'pending') await ctx.enqueue({ task: 'mail-booking-waiting', payload: { bookingId } });
};

/** After a payment, keeps the locked booking marked as paying while it has another open attempt. */
export const keepPaying = async (ctx: Context, bookingId: string): Promise<void> => {
  if (await findOpenAttempt(ctx.tx, bookingId)) await markPaying(ctx, bookingId, true);
};

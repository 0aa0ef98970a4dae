import { randomUUID } from 'node:crypto';
import { minus, type Satang, sum, toBaht } from '#kernel/money.ts';
import {
  type Booking,
  cancelWithRefund,
  lockForPayment,
  promiseRefund,
  recordByStaff,
} from '#modules/booking/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import { moreThanLeft, otherRefund } from '../rules/problems.ts';
import { leftOfPayment, partsForStaff, type Refundable, restForStaff } from '../rules/refund-parts.ts';
import { finishRefund } from './finish-refund.ts';
import { planRefund, refundablePayments } from './plan-refund.ts';
import { type Refund, refundsOfOccasion } from './refund-store.ts';
import { type RefundFate, sendRefund } from './send-refund.ts';

export type StaffRefund = Readonly<{
  bookingId: string;
  /** The ledger entry to refund; null for the newest payments first. */
  paymentId?: string | null;
  /** Cancels the booking too, without any other refund. */
  cancelsBooking?: boolean;
  /** The idempotency key of the request. */
  occasion: string;
  amount: Satang;
  reason: string;
  /** The money was handed over already; only record it. */
  isRecorded: boolean;
  /** The customer owes the amount again, as the payment was taken or recorded by mistake; else it is goodwill. */
  isOwedAgain?: boolean;
  reference: string | null;
}>;

/** Delay of the job that resumes an interrupted request; by then the request has ended. */
const GONE_ON_AFTER = { minutes: 3 };

/**
 * Refunds money of a booking for staff. 409 for more than the remainder, or if the booking cannot be cancelled; 422 if
 * the idempotency key belongs to a different refund.
 */
export const refundByStaff = async (
  steps: Steps,
  request: StaffRefund,
  omise: OmiseClient | null,
): Promise<Record<RefundFate, Satang>> => {
  const refunds = await steps.step((ctx) => planForStaff(ctx, request));
  const sent: { fate: RefundFate; amount: Satang }[] = [];
  for (const refund of refunds)
    sent.push({ amount: refund.amount, fate: request.isRecorded ? 'done' : await sendRefund(steps, refund, omise) });
  const sumOf = (state: RefundFate) => sum(sent.filter(({ fate }) => fate === state).map(({ amount }) => amount));
  return { done: sumOf('done'), 'by-transfer': sumOf('by-transfer'), 'under-way': sumOf('under-way') };
};

type Given = Pick<StaffRefund, 'bookingId' | 'amount' | 'reference'>;

/** Records a refund that staff paid by hand, in the caller's transaction. 409 for more than the remainder. */
export const recordRefundByStaff = async (ctx: Context, given: Given): Promise<void> => {
  const reason = 'Given back by hand, as written down with the booking';
  await planForStaff(ctx, { ...given, occasion: `staff:${randomUUID()}`, reason, isRecorded: true });
};

const planForStaff = async (ctx: Context, request: StaffRefund): Promise<Refund[]> => {
  const { bookingId, occasion, amount, reason } = request;
  const booking = await lockForPayment(ctx, bookingId);
  const earlier = await refundsOfOccasion(ctx.tx, occasion);
  if (earlier.length > 0) {
    await recordByStaff(ctx, booking, { action: 'refund.asked', before: factsOf(request), after: factsOf(request) });
    return sameAs(request, earlier, booking);
  }
  const rest = leftOf(await refundablePayments(ctx.tx, bookingId), booking, request);
  if (amount > rest) throw moreThanLeft(toBaht(rest));
  const askedBy = ctx.actor.user?.id ?? null;
  const partsOf = (payments: readonly Refundable[]) => partsForStaff(chosen(payments, request), amount, booking);
  const refunds = await planRefund(ctx, { bookingId, occasion, reason, askedBy, partsOf });
  await promiseRefund(ctx, booking, {
    amount: sum(refunds.map((refund) => minus(refund.amount, refund.fee))),
    isOwedAgain: request.isOwedAgain ?? false,
  });
  if (request.cancelsBooking) await cancelWithRefund(ctx, booking, { refund: amount, reason });
  if (request.isRecorded) await recordAll(ctx, refunds, request);
  else await ctx.enqueue({ task: 'send-refunds', payload: { occasion }, runAt: ctx.now.add(GONE_ON_AFTER) });
  await recordByStaff(ctx, booking, { action: 'refund.asked', after: factsOf(request) });
  return refunds;
};

const chosen = (payments: readonly Refundable[], { paymentId }: StaffRefund): readonly Refundable[] =>
  paymentId ? payments.filter(({ id }) => id === paymentId) : payments;

const leftOf = (payments: readonly Refundable[], booking: Booking, { paymentId }: StaffRefund): Satang =>
  paymentId ? leftOfPayment(payments, booking, paymentId) : restForStaff(payments, booking);

const factsOf = ({ amount, isRecorded, isOwedAgain = false, reference }: StaffRefund) => ({
  amount: toBaht(amount),
  way: isRecorded ? 'recorded' : 'automatic',
  isOwedAgain,
  hasReference: reference !== null,
  hasReason: true,
});

const sameAs = (request: StaffRefund, earlier: Refund[], { status }: Booking): Refund[] => {
  const { bookingId, amount, reason, paymentId, cancelsBooking } = request;
  const isOf = (refund: Refund) => refund.bookingId === bookingId && (!paymentId || refund.paymentId === paymentId);
  const isSame = earlier.every((refund) => isOf(refund) && refund.reason === reason);
  if (!isSame || (cancelsBooking && status !== 'cancelled') || sum(earlier.map((refund) => refund.amount)) !== amount)
    throw otherRefund();
  return earlier;
};

const recordAll = async (ctx: Context, refunds: readonly Refund[], request: StaffRefund): Promise<void> => {
  const { bookingId, reference, reason: note } = request;
  const recordedBy = ctx.actor.user?.id ?? null;
  for (const { id } of refunds)
    await finishRefund(ctx, await lockForPayment(ctx, bookingId), { id, reference, note, recordedBy });
};

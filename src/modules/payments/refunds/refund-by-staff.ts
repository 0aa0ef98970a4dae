import { minus, type Satang, sum, toBaht } from '#kernel/money.ts';
import { lockForPayment, promiseBack, recordByStaff } from '#modules/booking/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import { moreThanLeft, otherRefund } from '../rules/problems.ts';
import { partsOfAmount, restForStaff } from '../rules/refund-parts.ts';
import { finishRefund } from './finish-refund.ts';
import { planRefund, refundablePayments } from './plan-refund.ts';
import { type Refund, refundsOfOccasion } from './refund-store.ts';
import { type Sent, sendRefund } from './send-refund.ts';

export type StaffRefund = Readonly<{
  bookingId: string;
  /** What makes a repeated request the same one. */
  occasion: string;
  amount: Satang;
  reason: string;
  /** The money was handed over already; this only writes it down. */
  isRecorded: boolean;
  reference: string | null;
}>;

/** A job that goes on where this request breaks off. By then the request has ended. */
const GONE_ON_AFTER = { minutes: 3 };

/** Gives money of a booking back because staff say so, newest payments first. 409 for more than is left. */
export const refundByStaff = async (
  steps: Steps,
  asked: StaffRefund,
  omise: OmiseClient | null,
): Promise<Record<Sent, Satang>> => {
  const refunds = await steps.step((ctx) => planForStaff(ctx, asked));
  const sent: { fate: Sent; amount: Satang }[] = [];
  for (const refund of refunds)
    sent.push({ amount: refund.amount, fate: asked.isRecorded ? 'done' : await sendRefund(steps, refund, omise) });
  const sumOf = (wanted: Sent) => sum(sent.filter(({ fate }) => fate === wanted).map(({ amount }) => amount));
  return { done: sumOf('done'), 'by-transfer': sumOf('by-transfer'), 'under-way': sumOf('under-way') };
};

const planForStaff = async (ctx: Context, asked: StaffRefund): Promise<Refund[]> => {
  const { bookingId, occasion, amount, reason } = asked;
  const booking = await lockForPayment(ctx, bookingId);
  const earlier = await refundsOfOccasion(ctx.tx, occasion);
  if (earlier.length > 0) {
    await recordByStaff(ctx, booking, { action: 'refund.asked', before: factsOf(asked), after: factsOf(asked) });
    return sameAs(asked, earlier);
  }
  const rest = restForStaff(await refundablePayments(ctx.tx, bookingId), booking);
  if (amount > rest) throw moreThanLeft(toBaht(rest));
  const askedBy = ctx.actor.user?.id ?? null;
  const partsOf = (payments: Parameters<typeof partsOfAmount>[0]) => partsOfAmount(payments, amount);
  const refunds = await planRefund(ctx, { bookingId, occasion, reason, askedBy, partsOf });
  await promiseBack(ctx, booking, sum(refunds.map((refund) => minus(refund.amount, refund.fee))));
  if (asked.isRecorded) await recordAll(ctx, refunds, asked);
  else await ctx.announce({ task: 'send-refunds', payload: { occasion }, runAt: ctx.now.add(GONE_ON_AFTER) });
  await recordByStaff(ctx, booking, { action: 'refund.asked', after: factsOf(asked) });
  return refunds;
};

const factsOf = ({ amount, isRecorded, reference }: StaffRefund) => ({
  amount: toBaht(amount),
  way: isRecorded ? 'recorded' : 'automatic',
  hasReference: reference !== null,
  hasReason: true,
});

const sameAs = ({ bookingId, amount, reason }: StaffRefund, earlier: Refund[]): Refund[] => {
  const isSame = earlier.every((refund) => refund.bookingId === bookingId && refund.reason === reason);
  if (!isSame || sum(earlier.map((refund) => refund.amount)) !== amount) throw otherRefund();
  return earlier;
};

const recordAll = async (ctx: Context, refunds: readonly Refund[], asked: StaffRefund): Promise<void> => {
  const { bookingId, reference, reason: note } = asked;
  const recordedBy = ctx.actor.user?.id ?? null;
  for (const { id } of refunds)
    await finishRefund(ctx, await lockForPayment(ctx, bookingId), { id, reference, note, recordedBy });
};

import { equalsBaht, nothing, type Satang, toBaht } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { type Booking, lockForPayment, markPaying, openBooking } from '#modules/booking/index.ts';
import { findPaymentMethod } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { type Attempt, failuresSince, hasOpenAttempt, openAttempt } from './attempt-store.ts';
import type { OmiseClient } from './omise-client.ts';
import { amountDue } from './rules/amount-due.ts';
import {
  amountDiffers,
  cardTokenMissing,
  holdOver,
  methodNotOffered,
  nothingDue,
  paymentInProgress,
  tooManyFailures,
} from './rules/problems.ts';
import { failAttempt, settleAttempt } from './settle-attempt.ts';

export type ChargeRequest = Readonly<{
  bookingId: string;
  cardToken: string | null;
  /** Baht that the client believes to be due; checked, never charged. */
  amount: number | null;
  plan: 'full' | 'deposit' | null;
  /** Where the provider sends the customer back to. */
  returnUri: string;
}>;

const METHOD = 'card';

/** A hold is no place to try out cards. */
const FAILURES_AT_MOST = 10;
const FAILURES_COUNT_SECONDS = 900;

/**
 * Charges a booking with a card token: writes the attempt, asks the provider, then writes what became of it. The amount
 * is the booking's. Answers the attempt, which stays `sending` when nobody knows yet; the reconcile job will.
 */
export const chargeBooking = async (steps: Steps, asked: ChargeRequest, omise: OmiseClient): Promise<Attempt> => {
  const { cardToken } = asked;
  if (!cardToken) throw cardTokenMissing();
  const { booking, attempt } = await steps.step((ctx) => beginAttempt(ctx, asked));
  const answer = await omise.createCharge({
    amount: attempt.amount,
    currency: 'thb',
    card: cardToken,
    description: `Booking ${booking.reference}`,
    metadata: { bookingId: booking.id, reference: booking.reference, attemptId: attempt.id },
    returnUri: asked.returnUri,
  });
  if (answer.outcome === 'unknown') return attempt;
  if (answer.outcome === 'refused') return steps.step((ctx) => failAttempt(ctx, attempt, answer));
  return steps.step((ctx) => settleAttempt(ctx, attempt, answer.value));
};

const beginAttempt = async (ctx: Context, asked: ChargeRequest): Promise<{ booking: Booking; attempt: Attempt }> => {
  await openBooking(ctx.tx, ctx.actor, asked.bookingId);
  const booking = await lockForPayment(ctx, asked.bookingId);
  if (await hasOpenAttempt(ctx.tx, booking.id)) throw paymentInProgress();
  await refuseAfterManyFailures(ctx, booking.id);
  refuseUnlessPayable(booking, ctx.now);
  const method = await findPaymentMethod(ctx.tx, METHOD);
  const paymentPlan = asked.plan ?? (booking.paid > nothing ? 'full' : booking.paymentPlan);
  const owed = { ...booking, depositAmount: booking.quote.depositAmount };
  const { amount, fee } = amountDue(owed, paymentPlan, method?.processingFee ?? 0);
  if (amount === nothing) throw nothingDue();
  if (!method?.isEnabled || amount < method.minAmount || amount > method.maxAmount) throw methodNotOffered();
  refuseOtherAmount(asked.amount, amount);
  const attempt = await openAttempt(
    ctx.tx,
    { bookingId: booking.id, methodType: METHOD, paymentPlan, amount, fee },
    ctx.now,
  );
  await markPaying(ctx, booking.id, true);
  return { booking, attempt };
};

const refuseAfterManyFailures = async ({ tx, now }: Context, bookingId: string) => {
  const failures = await failuresSince(tx, bookingId, now.subtract({ seconds: FAILURES_COUNT_SECONDS }));
  if (failures >= FAILURES_AT_MOST) throw tooManyFailures(FAILURES_COUNT_SECONDS);
};

const refuseUnlessPayable = ({ status, paid, refunded, total, holdUntil }: Booking, now: Temporal.Instant) => {
  if (status === 'cancelled' || status === 'completed') throw holdOver();
  if (paid - refunded >= total) throw nothingDue();
  if (holdUntil !== null && !isBefore(now, holdUntil)) throw holdOver();
};

const refuseOtherAmount = (baht: number | null, due: Satang) => {
  if (baht !== null && !equalsBaht(due, baht)) throw amountDiffers(toBaht(due));
};

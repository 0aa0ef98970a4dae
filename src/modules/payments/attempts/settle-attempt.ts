import { toInstant } from '#kernel/bangkok-time.ts';
import { lockForPayment, markPaying } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import type { OmiseCharge } from '../omise/omise-shapes.ts';
import { type Attempt, findAttempt, findOpenAttempt, lockAttempt, saveAttempt } from '../records/attempt-store.ts';
import {
  endedUnpaid,
  failureOf,
  isOpen,
  isPaid,
  type Outcome,
  outcomeOf,
  statusAfter,
} from '../rules/charge-outcome.ts';
import { hasLaterOrSuccessfulAttempt } from './followed-attempts-store.ts';
import { recordCharge } from './record-charge.ts';

/** How long a returning customer has to see the outcome in the browser before a mail is sent. */
const SEEN_WITHIN = { seconds: 20 };

/**
 * Saves the outcome of an attempt from the provider's charge. Idempotent: a paid charge makes one ledger entry, and a
 * final status stays.
 */
export const settleAttempt = async (ctx: Context, snapshot: Attempt, charge: OmiseCharge): Promise<Attempt> => {
  const outcome = outcomeOf(charge, snapshot);
  if (outcome === 'foreign') throw new Error(`Charge ${charge.id} is not that of payment attempt ${snapshot.id}`);
  const booking = await lockForPayment(ctx, snapshot.bookingId);
  const attempt = await lockAttempt(ctx.tx, snapshot.id);
  const status = statusAfter(attempt, outcome);
  const isSame = attempt.status === status && attempt.chargeId === charge.id;
  const settled = isSame
    ? attempt
    : await saveAttempt(ctx.tx, { ...changed(charge, ctx.now), ...why(outcome), id: attempt.id, status });
  // A different amount is recorded too, then refunded: the ledger holds everything the provider took.
  if (isPaid(charge)) await recordCharge(ctx, booking, settled, charge);
  else if (attempt.status !== status && !isOpen(settled)) await endUnpaid(ctx, attempt);
  return settled;
};

const changed = (charge: OmiseCharge, now: Temporal.Instant): Partial<Attempt> => {
  const waits = charge.status === 'pending' && !charge.authorized && !charge.paid;
  return {
    updatedAt: now,
    chargeId: charge.id,
    transactionId: charge.transaction,
    cardBrand: charge.card?.brand ?? null,
    cardLastDigits: charge.card?.last_digits ?? null,
    authorizeUri: waits ? charge.authorize_uri : null,
    expiresAt: waits && charge.expires_at ? toInstant(charge.expires_at) : null,
    failureCode: charge.failure_code,
    failureMessage: charge.failure_message,
    ...(!waits && { scannableCode: null }),
  };
};

const why = (outcome: Outcome): Partial<Attempt> => {
  const failure = failureOf(outcome);
  return failure ? { failureCode: failure.code, failureMessage: failure.message } : {};
};

/** Fails an attempt for which the provider made no charge, with the reason. */
export const failAttempt = async (
  ctx: Context,
  { id, bookingId }: Attempt,
  { code, message }: { code: string; message: string },
): Promise<Attempt> => {
  await lockForPayment(ctx, bookingId);
  const attempt = await lockAttempt(ctx.tx, id);
  if (!isOpen(attempt) && attempt.status !== 'given-up') return attempt;
  const reason = { failureCode: code, failureMessage: message };
  const failed = await saveAttempt(ctx.tx, { id, status: 'failed', ...reason, updatedAt: ctx.now });
  await endUnpaid(ctx, attempt);
  return failed;
};

const endUnpaid = async (ctx: Context, before: Attempt): Promise<void> => {
  const { id: attemptId, bookingId, status } = before;
  await markPaying(ctx, bookingId, (await findOpenAttempt(ctx.tx, bookingId)) !== undefined);
  if (status !== 'pending') return;
  const runAt = ctx.now.add(SEEN_WITHIN);
  await ctx.enqueue({ task: 'tell-payment-failed', payload: { attemptId }, runAt, key: `tell-failed:${attemptId}` });
};

/**
 * Mails the customer that a payment failed, unless a browser has shown the failure or the customer went on to pay in
 * another way.
 */
export const tellPaymentFailed = async ({ tx, enqueue }: Context, attemptId: string): Promise<void> => {
  const attempt = await findAttempt(tx, attemptId);
  if (!attempt || !endedUnpaid(attempt)) return;
  const { watchedAt, updatedAt, bookingId } = attempt;
  if (watchedAt && Temporal.Instant.compare(watchedAt, updatedAt) >= 0) return;
  if (await hasLaterOrSuccessfulAttempt(tx, attempt)) return;
  await enqueue({ task: 'mail-payment-failed', payload: { bookingId, attemptId } });
};

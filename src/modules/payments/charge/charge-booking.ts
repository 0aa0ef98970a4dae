import { type Satang, toBaht } from '#kernel/money.ts';
import { type Booking, markPaying, recordByStaff, recordConsent } from '#modules/booking/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { abandonAttempt } from '../attempts/abandon-attempt.ts';
import { failAttempt, settleAttempt } from '../attempts/settle-attempt.ts';
import { keepQrPicture } from '../attempts/store-qr-picture.ts';
import { insertTry } from '../card-guard/card-try-store.ts';
import { type Digest, type Guarded, guardCard, unguarded } from '../card-guard/guard-card.ts';
import type { CachedCapability } from '../omise/capability-cache.ts';
import type { NewCharge, OmiseClient } from '../omise/omise-client.ts';
import { type Attempt, findOpenAttempt, openAttempt } from '../records/attempt-store.ts';
import { isOpen } from '../rules/charge-outcome.ts';
import { amountDiffers, cardTokenMissing, onePayer, paymentInProgress, sourceMissing } from '../rules/problems.ts';
import { qrExpiry } from '../rules/qr-expiry.ts';
import {
  type AuthorisedCharge,
  authoriseCharge,
  type ChargeQuery,
  refuseOtherCard,
  refuseOtherSource,
} from './authorise-charge.ts';

export type ChargeRequest = ChargeQuery &
  Readonly<{
    cardToken: string | null;
    sourceId: string | null;
    /** Where the provider redirects the customer afterwards. */
    returnUri: string;
    /** Consent to terms and privacy. */
    acceptTerms: boolean;
  }>;

export type Provider = Readonly<{
  omise: OmiseClient;
  capability: CachedCapability;
  /** Hashes what tries by card are counted by; null: they are not counted. */
  digest: Digest | null;
}>;

/**
 * Charges the amount due of a booking to a card token or source: saves the attempt, calls the provider, then saves the
 * outcome. A repeat with the same token or source returns the pending attempt; another one replaces it. The attempt
 * stays `sending` while the outcome is unknown; the reconcile job settles it. 409 while an earlier one is `sending`, 429
 * for a card after too many declines (see `guardCard`).
 */
export const chargeBooking = async (steps: Steps, request: ChargeRequest, provider: Provider): Promise<Attempt> => {
  const { omise } = provider;
  const began = performance.now();
  const payer = payerOf(request);
  const offered = { isOnline: true, capability: await provider.capability() };
  const before = await steps.step(async (ctx) => {
    const judged = await authoriseCharge(ctx, request, offered);
    const waiting = await findOpenAttempt(ctx.tx, request.bookingId);
    const isTheSame = waiting?.status === 'pending' && waiting.payer === payer;
    if (isTheSame) await recordBegun(ctx, judged, { paymentMethod: request.paymentMethod, isNew: false });
    return { judged, waiting, isTheSame };
  });
  if (before.waiting && before.isTheSame) return before.waiting;
  if (before.waiting?.status === 'sending') throw paymentInProgress();
  if (request.sourceId) await refuseOtherSource(request.sourceId, before.judged, omise);
  const fingerprint = request.cardToken ? await refuseOtherCard(steps, request.cardToken, omise) : null;
  const guard: Guard = async (ctx, booking) =>
    request.cardToken ? guardCard(ctx, { booking, fingerprint }, provider.digest) : unguarded;
  if (before.waiting) {
    // A try that is refused leaves the one that waits.
    await steps.step((ctx) => guard(ctx, before.judged.booking));
    await abandonAttempt(steps, before.waiting, omise);
  }

  const begun = { request, payer, seen: before.judged.amount, began, guard };
  const { booking, attempt, offer, endsAt, asksHolder } = await steps.step((ctx) => beginAttempt(ctx, begun, offered));
  const answer = await omise.createCharge(
    chargeOf({ booking, attempt, request, qrEndsAt: offer.flow === 'qr' ? endsAt : null, asksHolder }, steps.now),
  );
  if (answer.outcome === 'unknown') return attempt;
  if (answer.outcome === 'refused') return steps.step((ctx) => failAttempt(ctx, attempt, answer));
  const settled = await steps.step((ctx) => settleAttempt(ctx, attempt, answer.value));
  return isOpen(settled) ? keepQrPicture(steps, settled, answer.value, omise) : settled;
};

const payerOf = ({ paymentMethod, cardToken, sourceId }: ChargeRequest): string => {
  if (cardToken && sourceId) throw onePayer();
  if (paymentMethod === 'card') {
    if (!cardToken) throw cardTokenMissing();
    return cardToken;
  }
  if (!sourceId) throw sourceMissing();
  return sourceId;
};

type Guard = (ctx: Context, booking: Booking) => Promise<Guarded>;

type Begun = Readonly<{
  request: ChargeRequest;
  payer: string;
  /** The amount due at the start of the request. */
  seen: Satang;
  /** When the request began, by `performance.now`. */
  began: number;
  guard: Guard;
}>;

const beginAttempt = async (
  ctx: Context,
  { request, payer, seen, began, guard }: Begun,
  offered: Parameters<typeof authoriseCharge>[2],
): Promise<AuthorisedCharge & { attempt: Attempt; asksHolder: boolean }> => {
  const judged = await authoriseCharge(ctx, request, offered);
  const { booking, paymentPlan, amount, fee } = judged;
  // The replaced charge turned out to be paid, so the amount due is no longer what the customer agreed to.
  if (amount !== seen) throw amountDiffers(toBaht(amount));
  if (await findOpenAttempt(ctx.tx, booking.id)) throw paymentInProgress();
  const { keys, asksHolder, isReasonTold } = await guard(ctx, booking);
  const of = { bookingId: booking.id, methodType: request.paymentMethod };
  const values = { ...of, paymentPlan, amount, fee, payer, isReasonTold };
  // Earlier provider calls of this request took time, and the age of an attempt decides when it has failed.
  const begunAt = ctx.now.add({ milliseconds: Math.round(performance.now() - began) });
  const attempt = await openAttempt(ctx.tx, values, begunAt);
  if (keys) await insertTry(ctx.tx, keys, { attemptId: attempt.id, createdAt: attempt.createdAt });
  await markPaying(ctx, booking.id, true);
  await recordBegun(ctx, judged, { paymentMethod: request.paymentMethod, isNew: true });
  if (request.acceptTerms) await recordConsent(ctx, booking.id);
  return { ...judged, attempt, asksHolder };
};

/** Audits an attempt that staff begin for a customer; a repeat of the same request adds no entry. */
const recordBegun = (
  ctx: Context,
  { booking, amount }: AuthorisedCharge,
  { paymentMethod, isNew }: { paymentMethod: string; isNew: boolean },
) => {
  const facts = { paymentMethod, amount: toBaht(amount) };
  return recordByStaff(ctx, booking, { action: 'payment.begun', before: isNew ? null : facts, after: facts });
};

type Charged = Readonly<{
  booking: Booking;
  attempt: Attempt;
  request: ChargeRequest;
  qrEndsAt: Temporal.Instant | null;
  asksHolder: boolean;
}>;

const chargeOf = ({ booking, attempt, request, qrEndsAt, asksHolder }: Charged, now: Temporal.Instant): NewCharge => ({
  amount: attempt.amount,
  currency: 'thb',
  ...(request.cardToken ? { card: request.cardToken } : { source: request.sourceId ?? '' }),
  description: `Booking ${booking.reference}`,
  metadata: { bookingId: booking.id, reference: booking.reference, attemptId: attempt.id },
  returnUri: request.returnUri,
  ...(asksHolder && { authentication: '3DS' }),
  ...(qrEndsAt && { expiresAt: qrExpiry(qrEndsAt, now) }),
});

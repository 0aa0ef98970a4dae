import { toBaht, zeroSatang } from '#kernel/money.ts';
import { grantAccess, lockForPayment, openBooking, recordByStaff } from '#modules/booking/index.ts';
import {
  type Digest,
  guardCard,
  insertTry,
  isRefusedForGood,
  type OmiseAnswer,
  type OmiseClient,
  refuseOtherCard,
} from '#modules/payments/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { heldFrom, isTooEarly } from '../rules/card-hold.ts';
import { alreadyLeft, holdInProgress, holdTooEarly, notForThisBooking, nothingAgreed } from '../rules/problems.ts';
import { mayBeLeft } from '../rules/security-deposit.ts';
import { findLeft } from '../security-deposit-store.ts';
import { type CardHold, holdsOf, insertHold, lockHold, saveHold } from './card-hold-store.ts';
import { authoriseHold } from './charge-of-hold.ts';
import { carryOut, notReceived } from './follow-hold.ts';
import { failHold } from './settle-hold.ts';

type HoldRequest = Readonly<{
  bookingId: string;
  cardToken: string;
  /** Where the provider redirects the card holder after approval. */
  returnUri: string;
}>;

type Provider = Readonly<{
  omise: OmiseClient;
  /** Hashes what tries by card are counted by; null: they are not counted. */
  digest: Digest | null;
}>;

/**
 * Holds the agreed deposit on a card; nothing is taken. The card is stored at the provider, so that a rental longer than
 * a hold can renew it. The answer may still wait for the card holder's approval. While its outcome is unknown it stays
 * `sending`, and `follow-card-holds` settles it. 409 `security-deposit.not-now`, `.none-agreed`, `.hold-too-early`,
 * `.already-left`, `.hold-in-progress`; 429 after too many declines (see `guardCard`).
 */
export const holdCard = async (steps: Steps, request: HoldRequest, { omise, digest }: Provider): Promise<CardHold> => {
  const { cardToken, returnUri, bookingId } = request;
  const began = performance.now();
  await steps.step((ctx) => refuseUnlessHeldNow(ctx, bookingId));
  const fingerprint = await refuseOtherCard(steps, cardToken, omise);
  const begun = { bookingId, began, fingerprint, digest };
  const { hold, reference, asksHolder } = await steps.step((ctx) => begin(ctx, begun));
  const of = { bookingId, reference, holdId: hold.id };
  const description = `Security deposit of booking ${reference}`;
  const stored = await omise.createCustomer({ card: cardToken, description, metadata: of });
  if (stored.outcome !== 'answered') return unanswered(steps, hold, stored);
  const customer = stored.value.id;
  await steps.step(({ tx }) => saveHold(tx, { id: hold.id, customerId: customer }));
  const answer = await authoriseHold(steps, hold, { customer, reference, returnUri, asksHolder }, omise);
  return answer.outcome === 'answered' ? carryOut(steps, hold, answer.value, omise) : unanswered(steps, hold, answer);
};

/** What is refused has failed, or may be tried again where that says nothing of the card; what is unknown is followed. */
export const unanswered = (
  { step }: Steps,
  hold: CardHold,
  answer: Exclude<OmiseAnswer<unknown>, { outcome: 'answered' }>,
): Promise<CardHold> | CardHold => {
  if (answer.outcome === 'unknown') return hold;
  const why = isRefusedForGood(answer.httpStatus) ? answer : notReceived;
  return step((ctx) => failHold(ctx, hold, why));
};

const refuseUnlessHeldNow = async (ctx: Context, bookingId: string) => {
  await openBooking(ctx.tx, ctx.actor, bookingId);
  const booking = await lockForPayment(ctx, bookingId);
  const { status, pickUpAt, quote } = booking;
  if (!mayBeLeft(status)) throw notForThisBooking();
  if (quote.securityDeposit === zeroSatang) throw nothingAgreed();
  if (isTooEarly(pickUpAt, ctx.now)) throw holdTooEarly(heldFrom(pickUpAt));
  const earlier = await findLeft(ctx.tx, bookingId);
  if (earlier) throw alreadyLeft(toBaht(earlier.amount));
  return booking;
};

/** A key to the booking, for the customer to hold the deposit on their own card. Refused as the hold would be. */
export const linkForHold = async (ctx: Context, bookingId: string): Promise<string> => {
  const booking = await refuseUnlessHeldNow(ctx, bookingId);
  await recordByStaff(ctx, booking, { action: 'security-deposit.link-shown' });
  return grantAccess(ctx, bookingId, null);
};

type Begun = Readonly<{
  bookingId: string;
  /** When the request began, by `performance.now`. */
  began: number;
  /** Of the card, by the provider; null if unknown. */
  fingerprint: string | null;
  digest: Digest | null;
}>;

/** One that waits for its approval is given up for the new one; one whose outcome is unknown is waited for. */
const begin = async (
  ctx: Context,
  { bookingId, began, fingerprint, digest }: Begun,
): Promise<{ hold: CardHold; reference: string; asksHolder: boolean }> => {
  const booking = await refuseUnlessHeldNow(ctx, bookingId);
  const { keys, asksHolder, isReasonTold } = await guardCard(ctx, { booking, fingerprint }, digest);
  for (const { id } of await holdsOf(ctx.tx, bookingId)) {
    const { status } = await lockHold(ctx.tx, id);
    if (status === 'sending') throw holdInProgress();
    if (status === 'waiting') await saveHold(ctx.tx, { id, status: 'given-up', updatedAt: ctx.now });
  }
  const amount = booking.quote.securityDeposit;
  // Earlier calls of this request took time, and the age of a hold decides when it was not received.
  const begunAt = ctx.now.add({ milliseconds: Math.round(performance.now() - began) });
  const times = { createdAt: begunAt, updatedAt: begunAt };
  const hold = await insertHold(ctx.tx, { bookingId, amount, status: 'sending', isReasonTold, ...times });
  if (keys) await insertTry(ctx.tx, keys, { holdId: hold.id, createdAt: hold.createdAt });
  await recordByStaff(ctx, booking, { action: 'security-deposit.hold-begun', after: { amount: toBaht(amount) } });
  return { hold, reference: booking.reference, asksHolder };
};

import { toInstant } from '#kernel/bangkok-time.ts';
import { minSatang, minus, type Satang, satang, zeroSatang } from '#kernel/money.ts';
import { type Booking, lockForPayment, owedInAll } from '#modules/booking/index.ts';
import { type ProviderCharge, recordPayment } from '#modules/payments/index.ts';
import type { Context } from '#platform/context.ts';
import { enqueueDepositNews } from '../deposit-news.ts';
import { stateOfCharge } from '../rules/card-hold.ts';
import { mayBeLeft } from '../rules/security-deposit.ts';
import { endDeposit, findDeposit, findLeft, insertDeposit } from '../security-deposit-store.ts';
import { type CardHold, lockHold, NOT_RECEIVED, saveHold } from './card-hold-store.ts';

/**
 * Saves what the provider's charge says of a hold, with its effect on the deposit. Idempotent: a deposit is left once and
 * ends once. What still has to be done at the provider is in the status: `releasing` and `capturing`.
 */
export const settleHold = async (ctx: Context, seen: CardHold, charge: ProviderCharge): Promise<CardHold> => {
  if (charge.metadata.holdId !== seen.id || charge.amount !== seen.amount)
    throw new Error(`Charge ${charge.id} is not that of hold ${seen.id}`);
  const booking = await lockForPayment(ctx, seen.bookingId);
  const hold = await lockHold(ctx.tx, seen.id);
  const state = stateOfCharge(charge);
  switch (hold.status) {
    case 'sending':
    case 'waiting':
    case 'given-up':
      return begun(ctx, booking, hold, charge);
    case 'failed':
      // It turned up after it was given up as never received.
      return hold.failureCode === NOT_RECEIVED ? begun(ctx, booking, { ...hold, status: 'given-up' }, charge) : hold;
    case 'held':
      // Taken from the provider's dashboard, it is with us all the same, until it is settled.
      return state === 'over' ? lapsed(ctx, hold) : hold;
    case 'releasing':
      if (state === 'over') return save(ctx, hold, { status: 'released' });
      return state === 'taken' ? save(ctx, hold, { status: 'capturing', keep: zeroSatang }) : hold;
    case 'capturing':
      if (state === 'over') return lapsed(ctx, hold);
      return state === 'taken' ? taken(ctx, booking, hold, charge) : hold;
    default:
      return hold;
  }
};

const save = (ctx: Context, { id }: Pick<CardHold, 'id'>, changed: Partial<CardHold>): Promise<CardHold> =>
  saveHold(ctx.tx, { id, ...changed, updatedAt: ctx.now });

const begun = async (ctx: Context, booking: Booking, hold: CardHold, charge: ProviderCharge): Promise<CardHold> => {
  const state = stateOfCharge(charge);
  const seen = {
    chargeId: charge.id,
    cardBrand: charge.card?.brand ?? null,
    cardLastDigits: charge.card?.last_digits ?? null,
    authorizeUri: state === 'waiting' ? charge.authorize_uri : null,
    expiresAt: charge.expires_at ? toInstant(charge.expires_at) : null,
  };
  if (state === 'held') return stand(ctx, booking, hold, seen);
  if (state === 'taken') return save(ctx, hold, { ...seen, status: 'capturing', keep: zeroSatang });
  // Nobody is there to approve a renewal.
  const isGivenUp = hold.renews !== null || hold.status === 'given-up';
  if (state === 'waiting') {
    if (hold.status === 'sending') await enqueueNotRenewed(ctx, hold);
    return save(ctx, hold, { ...seen, status: isGivenUp ? 'given-up' : 'waiting' });
  }
  await enqueueNotRenewed(ctx, hold);
  const failure = { failureCode: charge.failure_code ?? charge.status, failureMessage: charge.failure_message };
  return save(ctx, hold, { ...seen, ...failure, status: 'failed' });
};

/** The card of a renewal declined it, or asks for an approval that nobody is there to give. */
const enqueueNotRenewed = async (ctx: Context, { renews, depositId }: CardHold): Promise<void> => {
  if (renews && depositId) await enqueueDepositNews(ctx, { depositId, news: 'not-renewed', holdId: renews });
};

/** A hold that came about stands for the deposit, unless nobody waits for it any more: then it is let go. */
const stand = async (
  ctx: Context,
  { status, id: bookingId }: Booking,
  hold: CardHold,
  seen: Partial<CardHold>,
): Promise<CardHold> => {
  const renewed = hold.renews ? await lockHold(ctx.tx, hold.renews) : null;
  const isFirst = hold.status !== 'given-up' && mayBeLeft(status) && !(await findLeft(ctx.tx, bookingId));
  if (!(renewed ? renewed.status === 'held' : isFirst)) return save(ctx, hold, { ...seen, status: 'releasing' });
  if (renewed) await save(ctx, renewed, { status: 'releasing' });
  const depositId = renewed ? renewed.depositId : (await leftOnCard(ctx, hold)).id;
  return save(ctx, hold, { ...seen, status: 'held', depositId });
};

const leftOnCard = async (ctx: Context, { bookingId, amount }: CardHold) => {
  const deposit = await insertDeposit(ctx.tx, { bookingId, amount, methodType: 'card', leftAt: ctx.now });
  await enqueueDepositNews(ctx, { depositId: deposit.id, news: 'held' });
  return deposit;
};

/** The provider let go of it by itself: nothing is with the business any more. What was to be kept is not. */
export const lapsed = async (ctx: Context, hold: CardHold): Promise<CardHold> => {
  await endOf(ctx, hold, { kept: zeroSatang, paymentId: null });
  const failure = { code: 'lapsed', message: 'the hold was over' };
  return save(ctx, hold, {
    status: 'lapsed',
    ...(hold.status === 'capturing' && { ...failureOf(failure), keep: null }),
  });
};

/** What is kept becomes a payment once the rest has gone back. */
const taken = async (ctx: Context, booking: Booking, hold: CardHold, charge: ProviderCharge): Promise<CardHold> => {
  const captured = satang(charge.captured_amount ?? charge.amount);
  const refunded = satang(charge.refunded_amount);
  const kept = minus(captured, refunded);
  if (hold.keep === null) return save(ctx, hold, { captured, refunded });
  // Whoever paid while it was being taken pays once: what is not owed any more goes back too, once nobody is at it.
  const keep = minSatang(hold.keep, owedInAll(booking));
  if (kept > keep) return save(ctx, hold, { captured, refunded, keep });
  const paymentId = kept > zeroSatang ? (await keepPart(ctx, hold, { kept, chargeId: charge.id })).id : null;
  await endOf(ctx, hold, { kept, paymentId });
  return save(ctx, hold, { captured, refunded, keep: kept, status: 'captured', claimedAt: null });
};

const keepPart = (ctx: Context, { bookingId }: CardHold, { kept, chargeId }: { kept: Satang; chargeId: string }) =>
  recordPayment(ctx, {
    bookingId,
    amount: kept,
    methodType: 'card',
    reference: chargeId,
    note: null,
    isTaken: true,
    isNotifiedWithBooking: true,
  });

/** Ends the deposit of a hold, once. */
const endOf = async (
  ctx: Context,
  { depositId }: CardHold,
  end: Readonly<{ kept: Satang; paymentId: string | null }>,
): Promise<void> => {
  const deposit = depositId ? await findDeposit(ctx.tx, depositId) : undefined;
  if (!deposit || deposit.endedAt) return;
  await endDeposit(ctx.tx, deposit.id, { ...end, endedAt: ctx.now });
  await enqueueDepositNews(ctx, { depositId: deposit.id, news: 'ended' });
};

/** The provider refused to take what is held: the deposit ends with nothing kept, and the hold is let go. */
export const giveUpCapture = async (ctx: Context, { id, bookingId }: CardHold, refused: Refused): Promise<void> => {
  await lockForPayment(ctx, bookingId);
  const hold = await lockHold(ctx.tx, id);
  if (hold.status !== 'capturing') return;
  await endOf(ctx, hold, { kept: zeroSatang, paymentId: null });
  await save(ctx, hold, { status: 'releasing', keep: null, claimedAt: null, ...failureOf(refused) });
};

export type Refused = Readonly<{ code: string; message: string }>;

export const failureOf = ({ code, message }: Refused) => ({ failureCode: code, failureMessage: message });

/** Nothing came about, with the reason. */
export const failHold = async (ctx: Context, { id, bookingId }: CardHold, refused: Refused): Promise<CardHold> => {
  await lockForPayment(ctx, bookingId);
  const hold = await lockHold(ctx.tx, id);
  if (hold.status !== 'sending' && hold.status !== 'waiting') return hold;
  if (refused.code !== NOT_RECEIVED) await enqueueNotRenewed(ctx, hold);
  return save(ctx, hold, { status: 'failed', ...failureOf(refused) });
};

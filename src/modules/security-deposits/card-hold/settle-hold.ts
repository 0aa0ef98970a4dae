import { toInstant } from '#kernel/bangkok-time.ts';
import { satang, zeroSatang } from '#kernel/money.ts';
import { lockForPayment } from '#modules/booking/index.ts';
import { type ProviderCharge, recordPayment } from '#modules/payments/index.ts';
import type { Context } from '#platform/context.ts';
import { stateOfCharge } from '../rules/card-hold.ts';
import { endDeposit, findLeft, insertDeposit } from '../security-deposit-store.ts';
import { type CardHold, lockHold, saveHold } from './card-hold-store.ts';

/**
 * Saves what the provider's charge says of a hold, with its effect on the deposit. Idempotent: a deposit is left once and
 * ends once. What still has to be done at the provider is in the status: `releasing` and `capturing`.
 */
export const settleHold = async (ctx: Context, seen: CardHold, charge: ProviderCharge): Promise<CardHold> => {
  await lockForPayment(ctx, seen.bookingId);
  const hold = await lockHold(ctx.tx, seen.id);
  const state = stateOfCharge(charge);
  switch (hold.status) {
    case 'sending':
    case 'waiting':
    case 'given-up':
      return begun(ctx, hold, charge);
    case 'held':
      return state === 'over' ? lapsed(ctx, hold) : hold;
    case 'releasing':
      return state === 'over' ? saveHold(ctx.tx, { id: hold.id, status: 'released', updatedAt: ctx.now }) : hold;
    case 'capturing':
      if (state === 'over') return lapsed(ctx, hold);
      return state === 'taken' ? taken(ctx, hold, charge) : hold;
    default:
      return hold;
  }
};

const begun = async (ctx: Context, hold: CardHold, charge: ProviderCharge): Promise<CardHold> => {
  const state = stateOfCharge(charge);
  const seen = {
    id: hold.id,
    chargeId: charge.id,
    cardBrand: charge.card?.brand ?? null,
    cardLastDigits: charge.card?.last_digits ?? null,
    authorizeUri: state === 'waiting' ? charge.authorize_uri : null,
    expiresAt: charge.expires_at ? toInstant(charge.expires_at) : null,
    updatedAt: ctx.now,
  };
  if (state === 'held') return stand(ctx, hold, seen);
  // Nobody is there to approve a renewal.
  if (state === 'waiting')
    return saveHold(ctx.tx, { ...seen, status: hold.renews || hold.status === 'given-up' ? 'given-up' : 'waiting' });
  const { failure_code: failureCode, failure_message: failureMessage } = charge;
  return saveHold(ctx.tx, { ...seen, status: 'failed', failureCode: failureCode ?? charge.status, failureMessage });
};

/** A hold that came about stands for the deposit, unless nobody waits for it any more: then it is let go. */
const stand = async (ctx: Context, hold: CardHold, seen: { id: string } & Partial<CardHold>): Promise<CardHold> => {
  const renewed = hold.renews ? await lockHold(ctx.tx, hold.renews) : null;
  const isNeeded = renewed
    ? renewed.status === 'held'
    : hold.status !== 'given-up' && !(await findLeft(ctx.tx, hold.bookingId));
  if (!isNeeded) return saveHold(ctx.tx, { ...seen, status: 'releasing' });
  if (renewed) await saveHold(ctx.tx, { id: renewed.id, status: 'releasing', updatedAt: ctx.now });
  const depositId = renewed ? renewed.depositId : (await leftOnCard(ctx, hold)).id;
  return saveHold(ctx.tx, { ...seen, status: 'held', depositId });
};

const leftOnCard = ({ tx, now }: Context, { bookingId, amount }: CardHold) =>
  insertDeposit(tx, { bookingId, amount, methodType: 'card', leftAt: now });

/** The provider let go of it by itself: nothing is with the business any more. */
const lapsed = async (ctx: Context, { id, depositId }: CardHold): Promise<CardHold> => {
  await endOf(ctx, depositId, { kept: zeroSatang, paymentId: null });
  return saveHold(ctx.tx, { id, status: 'lapsed', updatedAt: ctx.now });
};

/** What is kept becomes a payment once the rest has gone back. */
const taken = async (ctx: Context, hold: CardHold, charge: ProviderCharge): Promise<CardHold> => {
  const captured = satang(charge.captured_amount ?? charge.amount);
  const refunded = satang(charge.refunded_amount);
  const { id, bookingId, depositId, keep } = hold;
  const kept = satang(captured - refunded);
  const sums = { id, captured, refunded, updatedAt: ctx.now };
  if (keep === null || kept > keep) return saveHold(ctx.tx, sums);
  const paid = { bookingId, amount: kept, methodType: 'card', reference: charge.id, note: null, isTaken: true };
  const payment = await recordPayment(ctx, paid);
  await endOf(ctx, depositId, { kept, paymentId: payment.id });
  return saveHold(ctx.tx, { ...sums, keep: kept, status: 'captured' });
};

const endOf = async (
  ctx: Context,
  depositId: string | null,
  end: Pick<Parameters<typeof endDeposit>[2], 'kept' | 'paymentId'>,
) => {
  if (depositId) await endDeposit(ctx.tx, depositId, { ...end, endedAt: ctx.now });
};

/** The provider refused to take what is held: the deposit ends with nothing kept, and the hold is let go. */
export const giveUpCapture = async (ctx: Context, { id, bookingId }: CardHold, refused: Refused): Promise<void> => {
  await lockForPayment(ctx, bookingId);
  const { status, depositId } = await lockHold(ctx.tx, id);
  if (status !== 'capturing') return;
  await endOf(ctx, depositId, { kept: zeroSatang, paymentId: null });
  await saveHold(ctx.tx, { id, status: 'releasing', keep: null, ...failureOf(refused), updatedAt: ctx.now });
};

type Refused = Readonly<{ code: string; message: string }>;

const failureOf = ({ code, message }: Refused) => ({ failureCode: code, failureMessage: message });

/** Nothing came about, with the reason. */
export const failHold = async (ctx: Context, { id, bookingId }: CardHold, refused: Refused): Promise<CardHold> => {
  await lockForPayment(ctx, bookingId);
  const hold = await lockHold(ctx.tx, id);
  if (hold.status !== 'sending' && hold.status !== 'waiting') return hold;
  return saveHold(ctx.tx, { id, status: 'failed', ...failureOf(refused), updatedAt: ctx.now });
};

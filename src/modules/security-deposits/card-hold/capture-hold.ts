import { minSatang, minus, satang, zeroSatang } from '#kernel/money.ts';
import { lockForPayment, owedInAll } from '#modules/booking/index.ts';
import {
  type ChargeLookup,
  isCharge,
  isRefusedForGood,
  LONGEST_CALL,
  type OmiseClient,
  type ProviderCharge,
} from '#modules/payments/index.ts';
import type { Steps } from '#platform/context.ts';
import { stateOfCharge } from '../rules/card-hold.ts';
import { type CardHold, claimCapture, lockHold, saveHold } from './card-hold-store.ts';
import { chargeOfHold } from './charge-of-hold.ts';
import { failureOf, giveUpCapture, settleHold } from './settle-hold.ts';

/** Takes what is held, and gives back what is not kept of it. By one process at a time: a refund is not idempotent. */
export const captureHold = async (
  steps: Steps,
  { id, bookingId }: CardHold,
  seen: ProviderCharge,
  omise: OmiseClient,
): Promise<CardHold> => {
  const claimed = await steps.step(async (ctx) => {
    const booking = await lockForPayment(ctx, bookingId);
    const hold = await claimCapture(ctx.tx, id, LONGEST_CALL.seconds);
    if (!hold) return null;
    // Less than was decided, if the customer paid meanwhile, or cancelled.
    return saveHold(ctx.tx, { id, keep: minSatang(hold.keep ?? zeroSatang, owedInAll(booking)) });
  });
  if (!claimed) return steps.step(({ tx }) => lockHold(tx, id));
  const charge = await takeAndGiveBack(steps, claimed, seen, omise);
  // Without an answer it stays claimed for as long as the call may still be carried out.
  if (isCharge(charge)) await steps.step((ctx) => settleHold(ctx, claimed, charge));
  return steps.step(({ tx }) => lockHold(tx, id));
};

const takeAndGiveBack = async (
  steps: Steps,
  hold: CardHold,
  seen: ProviderCharge,
  omise: OmiseClient,
): Promise<ChargeLookup> => {
  const charge = stateOfCharge(seen) === 'taken' ? seen : await take(steps, hold, seen, omise);
  return isCharge(charge) && stateOfCharge(charge) === 'taken' ? giveBackRest(steps, hold, charge, omise) : charge;
};

/** The refusals that say that nothing will be taken of what is held. */
const capturesNothing = ['failed_capture', 'expired_charge'];

/** Takes what is kept alone, where a part may be captured; else the whole, of which the rest goes back. */
const take = async (
  steps: Steps,
  hold: CardHold,
  { authorized_amount: preAuthorised }: ProviderCharge,
  omise: OmiseClient,
): Promise<ChargeLookup> => {
  if (hold.keep === zeroSatang) {
    await steps.step((ctx) => giveUpCapture(ctx, hold, nothingOwed));
    return 'unknown';
  }
  const id = hold.chargeId ?? '';
  const part = preAuthorised === undefined ? undefined : (hold.keep ?? undefined);
  const inPart = part === undefined ? null : await omise.captureCharge(id, part);
  const mayBeWhole = !inPart || (inPart.outcome === 'refused' && inPart.code === 'failed_capture');
  const answer = mayBeWhole ? await omise.captureCharge(id) : inPart;
  if (answer.outcome === 'answered') return answer.value;
  if (answer.outcome === 'unknown') return 'unknown';
  const charge = await chargeOfHold(omise, hold);
  if (!isCharge(charge) || stateOfCharge(charge) !== 'held') return charge;
  if (capturesNothing.includes(answer.code)) await steps.step((ctx) => giveUpCapture(ctx, hold, answer));
  return 'unknown';
};

const nothingOwed = { code: 'nothing_owed', message: 'nothing is owed any more' };

/**
 * Refunds what is not kept: what is left of the charge says how much that is, so that a lost answer repeats nothing. A
 * refusal is kept with the hold: staff see it.
 */
const giveBackRest = async (
  steps: Steps,
  hold: CardHold,
  charge: ProviderCharge,
  omise: OmiseClient,
): Promise<ChargeLookup> => {
  const { id, bookingId, keep } = hold;
  const left = minus(satang(charge.captured_amount ?? charge.amount), satang(charge.refunded_amount));
  const rest = minus(left, minSatang(keep ?? zeroSatang, left));
  if (rest === zeroSatang) return nameRefund(steps, hold, charge, omise);
  const answer = await omise.refundCharge(charge.id, { amount: rest, metadata: { bookingId, holdId: id } });
  if (answer.outcome === 'refused' && isRefusedForGood(answer.httpStatus))
    await steps.step(({ tx }) => saveHold(tx, { id, ...failureOf(answer) }));
  if (answer.outcome !== 'answered') return 'unknown';
  const after = await omise.retrieveCharge(charge.id);
  return after.outcome === 'answered' ? nameRefund(steps, hold, after.value, omise) : 'unknown';
};

/** Notes which refund of the provider gave the rest back, for the reconciliation. */
const nameRefund = async (
  steps: Steps,
  { id }: CardHold,
  charge: ProviderCharge,
  omise: OmiseClient,
): Promise<ChargeLookup> => {
  if (charge.refunded_amount === 0) return charge;
  const made = await omise.listRefunds(charge.id);
  if (made.outcome !== 'answered') return 'unknown';
  const refundId = made.value.data.find(({ metadata }) => metadata.holdId === id)?.id ?? null;
  await steps.step(({ tx }) => saveHold(tx, { id, refundId, failureCode: null, failureMessage: null }));
  return charge;
};

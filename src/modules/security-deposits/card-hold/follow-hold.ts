import { minus, satang, zeroSatang } from '#kernel/money.ts';
import { LONGEST_CHARGE, type OmiseClient, type ProviderCharge } from '#modules/payments/index.ts';
import type { Steps } from '#platform/context.ts';
import { stateOfCharge } from '../rules/card-hold.ts';
import { type CardHold, findHold, NOT_RECEIVED, saveHold } from './card-hold-store.ts';
import { chargeOfHold, type HoldCharge } from './charge-of-hold.ts';
import { failHold, giveUpCapture, settleHold } from './settle-hold.ts';

/**
 * Brings a hold and the provider together: reads its charge, saves what it says, and does what is decided and not done
 * yet. Safe to repeat at any time, also after a crash between two steps.
 */
export const followHold = async (steps: Steps, hold: CardHold, omise: OmiseClient): Promise<CardHold> => {
  const charge = await chargeOfHold(omise, hold);
  if (charge === 'unknown') return hold;
  if (charge === 'lost') return isOver(hold, steps.now) ? steps.step((ctx) => failHold(ctx, hold, notReceived)) : hold;
  return carryOut(steps, hold, charge, omise);
};

/** The same with a charge that was just read. Letting go of a renewed hold is part of it. */
export const carryOut = async (
  steps: Steps,
  hold: CardHold,
  charge: ProviderCharge,
  omise: OmiseClient,
): Promise<CardHold> => {
  const settled = await steps.step((ctx) => settleHold(ctx, hold, charge));
  if (hold.status === 'sending' && settled.renews) await letGo(steps, settled.renews, omise);
  if (settled.status !== 'releasing' && settled.status !== 'capturing') return settled;
  const after =
    settled.status === 'releasing' ? await release(settled, omise) : await capture(steps, settled, charge, omise);
  return after === 'unknown' || after === 'lost' ? settled : steps.step((ctx) => settleHold(ctx, settled, after));
};

const letGo = async (steps: Steps, holdId: string, omise: OmiseClient): Promise<void> => {
  const renewed = await steps.step(({ tx }) => findHold(tx, holdId));
  if (renewed?.status === 'releasing') await followHold(steps, renewed, omise);
};

const notReceived = { code: NOT_RECEIVED, message: 'the provider did not receive the hold' };

const isOver = ({ createdAt }: CardHold, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(createdAt.add(LONGEST_CHARGE), now) <= 0;

const release = async (hold: CardHold, omise: OmiseClient): Promise<HoldCharge> => {
  const answer = await omise.reverseCharge(hold.chargeId ?? '');
  if (answer.outcome === 'answered') return answer.value;
  return answer.outcome === 'refused' ? chargeOfHold(omise, hold) : 'unknown';
};

/** Takes what is held, and gives back what is not kept of it. */
const capture = async (steps: Steps, hold: CardHold, seen: ProviderCharge, omise: OmiseClient): Promise<HoldCharge> => {
  const charge = stateOfCharge(seen) === 'taken' ? seen : await take(steps, hold, omise);
  return typeof charge === 'string' ? charge : giveBackRest(steps, hold, charge, omise);
};

const take = async (steps: Steps, hold: CardHold, omise: OmiseClient): Promise<HoldCharge> => {
  const answer = await omise.captureCharge(hold.chargeId ?? '');
  if (answer.outcome === 'answered') return answer.value;
  if (answer.outcome === 'unknown') return 'unknown';
  const charge = await chargeOfHold(omise, hold);
  if (typeof charge === 'string' || stateOfCharge(charge) !== 'held') return charge;
  await steps.step((ctx) => giveUpCapture(ctx, hold, answer));
  return 'unknown';
};

/** Refunds what is not kept, once, and returns the charge after it. */
const giveBackRest = async (
  steps: Steps,
  { id, bookingId, keep }: CardHold,
  charge: ProviderCharge,
  omise: OmiseClient,
): Promise<HoldCharge> => {
  const rest = minus(satang(charge.captured_amount ?? charge.amount), keep ?? zeroSatang);
  if (rest === zeroSatang) return charge;
  const made = await omise.listRefunds(charge.id);
  if (made.outcome !== 'answered') return 'unknown';
  const earlier = made.value.data.find(({ metadata }) => metadata.holdId === id);
  const refund = earlier ?? (await refundRest(omise, charge.id, { amount: rest, metadata: { bookingId, holdId: id } }));
  if (!refund) return 'unknown';
  await steps.step(({ tx }) => saveHold(tx, { id, refundId: refund.id }));
  const after = await omise.retrieveCharge(charge.id);
  return after.outcome === 'answered' ? after.value : 'unknown';
};

const refundRest = async (omise: OmiseClient, ...refund: Parameters<OmiseClient['refundCharge']>) => {
  const answer = await omise.refundCharge(...refund);
  return answer.outcome === 'answered' ? answer.value : null;
};

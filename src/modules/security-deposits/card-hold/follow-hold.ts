import { lockForPayment } from '#modules/booking/index.ts';
import { type ChargeLookup, isCharge, LONGEST_CHARGE, type OmiseClient } from '#modules/payments/index.ts';
import type { Steps } from '#platform/context.ts';
import { captureHold } from './capture-hold.ts';
import { type CardHold, findHold, lockHold, NOT_RECEIVED } from './card-hold-store.ts';
import { chargeOfHold } from './charge-of-hold.ts';
import { failHold, lapsed, settleHold } from './settle-hold.ts';

/** Brings a hold and the provider together. Safe to repeat at any time, also after a crash between two steps. */
export const followHold = async (steps: Steps, hold: CardHold, omise: OmiseClient): Promise<CardHold> =>
  carryOut(steps, hold, await chargeOfHold(omise, hold), omise);

/** Saves what a charge says, and does what is decided and not done yet; also letting go of the hold that it renews. */
export const carryOut = async (
  steps: Steps,
  hold: CardHold,
  charge: ChargeLookup,
  omise: OmiseClient,
): Promise<CardHold> => {
  if (charge === 'unknown') return hold;
  if (charge === null) return isOver(hold, steps.now) ? steps.step((ctx) => failHold(ctx, hold, notReceived)) : hold;
  if (charge === 'elsewhere') return endElsewhere(steps, hold);
  const settled = await steps.step((ctx) => settleHold(ctx, hold, charge));
  if (settled.renews && settled.status === 'held') await letGo(steps, settled.renews, omise);
  if (settled.status === 'releasing') return release(steps, settled, omise);
  return settled.status === 'capturing' ? captureHold(steps, settled, charge, omise) : settled;
};

export const notReceived = { code: NOT_RECEIVED, message: 'the provider did not receive the hold' };

const isOver = ({ createdAt }: CardHold, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(createdAt.add(LONGEST_CHARGE), now) <= 0;

const letGo = async (steps: Steps, holdId: string, omise: OmiseClient): Promise<void> => {
  const renewed = await steps.step(({ tx }) => findHold(tx, holdId));
  if (renewed?.status === 'releasing') await followHold(steps, renewed, omise);
};

/** The provider's account is another one now. What it held there is over when its time is. */
const endElsewhere = async (steps: Steps, hold: CardHold): Promise<CardHold> => {
  const { expiresAt, id, bookingId } = hold;
  if (!expiresAt || Temporal.Instant.compare(expiresAt, steps.now) > 0) return hold;
  return steps.step(async (ctx) => {
    await lockForPayment(ctx, bookingId);
    return lapsed(ctx, await lockHold(ctx.tx, id));
  });
};

const release = async (steps: Steps, hold: CardHold, omise: OmiseClient): Promise<CardHold> => {
  const answer = await omise.reverseCharge(hold.chargeId ?? '');
  if (answer.outcome === 'unknown') return hold;
  const charge = answer.outcome === 'answered' ? answer.value : await chargeOfHold(omise, hold);
  return isCharge(charge) ? steps.step((ctx) => settleHold(ctx, hold, charge)) : hold;
};

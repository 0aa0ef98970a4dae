import { lockForPayment } from '#modules/booking/index.ts';
import { isCharge, type OmiseClient } from '#modules/payments/index.ts';
import type { Steps } from '#platform/context.ts';
import { stateOfCharge } from '../rules/card-hold.ts';
import { type CardHold, insertHold, lockHold } from './card-hold-store.ts';
import { authoriseHold, chargeOfHold } from './charge-of-hold.ts';
import { carryOut } from './follow-hold.ts';
import { unanswered } from './hold-card.ts';
import { settleHold } from './settle-hold.ts';

/**
 * Renews a hold that ends soon by its stored card: the new hold first, then the old one is let go, so that the deposit
 * is held without a gap. Declined, the old one stands until its end.
 */
export const renewHold = async (steps: Steps, old: CardHold, omise: OmiseClient): Promise<void> => {
  const began = performance.now();
  if (!(await stillStands(steps, old, omise))) return;
  const begun = await steps.step(async (ctx) => {
    const booking = await lockForPayment(ctx, old.bookingId);
    const { status, amount, customerId, depositId, cardBrand, cardLastDigits } = await lockHold(ctx.tx, old.id);
    if (status !== 'held' || !customerId) return null;
    const same = { bookingId: booking.id, amount, customerId, depositId, cardBrand, cardLastDigits };
    const begunAt = steps.now.add({ milliseconds: Math.round(performance.now() - began) });
    const times = { createdAt: begunAt, updatedAt: begunAt };
    const hold = await insertHold(ctx.tx, { ...same, renews: old.id, status: 'sending', ...times });
    return { hold, customer: customerId, reference: booking.reference };
  });
  if (!begun) return;
  const { hold, customer, reference } = begun;
  const answer = await authoriseHold(steps, hold, { customer, reference, returnUri: null }, omise);
  if (answer.outcome === 'answered') await carryOut(steps, hold, answer.value, omise);
  else await unanswered(steps, hold, answer);
};

/** What was let go or taken from the provider's dashboard is not held anew. */
const stillStands = async (steps: Steps, old: CardHold, omise: OmiseClient): Promise<boolean> => {
  const charge = await chargeOfHold(omise, old);
  if (!isCharge(charge)) return false;
  await steps.step((ctx) => settleHold(ctx, old, charge));
  return stateOfCharge(charge) === 'held';
};

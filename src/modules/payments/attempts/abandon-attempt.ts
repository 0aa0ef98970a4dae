import { lockForPayment, markPaying } from '#modules/booking/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import type { OmiseCharge } from '../omise/omise-shapes.ts';
import { type Attempt, lockAttempt, saveAttempt } from '../records/attempt-store.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * Gives up a pending attempt when the customer switches to another method, and expires its charge if the method allows
 * that. Otherwise reconciliation follows the charge; a later payment counts if still owed, else it is refunded.
 */
export const abandonAttempt = async (
  steps: Steps,
  { id, chargeId, bookingId }: Attempt,
  omise: OmiseClient,
): Promise<void> => {
  const charge = chargeId ? await endCharge(omise, chargeId) : null;
  await steps.step(async (ctx) => {
    await lockForPayment(ctx, bookingId);
    const attempt = await lockAttempt(ctx.tx, id);
    if (attempt.status !== 'pending') return;
    const givenUp = await markGivenUp(ctx, attempt);
    if (charge) await settleAttempt(ctx, givenUp, charge);
  });
};

const markGivenUp = async (ctx: Context, { id, bookingId }: Attempt): Promise<Attempt> => {
  await markPaying(ctx, bookingId, false);
  return saveAttempt(ctx.tx, { id, status: 'given-up', updatedAt: ctx.now });
};

/** Expires a charge and returns it as it is then; null if its state cannot be read. */
export const endCharge = async (omise: OmiseClient, chargeId: string): Promise<OmiseCharge | null> => {
  const ended = await omise.expireCharge(chargeId);
  const answer = ended.outcome === 'refused' ? await omise.retrieveCharge(chargeId) : ended;
  return answer.outcome === 'answered' ? answer.value : null;
};

import { isId } from '#kernel/is-id.ts';
import type { Steps } from '#platform/context.ts';
import { type ChargeLookup, findCharge, isCharge } from '../omise/find-charge.ts';
import { LONGEST_CHARGE } from '../omise/omise-call.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import type { OmiseCharge } from '../omise/omise-shapes.ts';
import { type Attempt, findAttempt } from '../records/attempt-store.ts';
import { isOpen, NOT_RECEIVED } from '../rules/charge-outcome.ts';
import { endCharge } from './abandon-attempt.ts';
import { failAttempt, settleAttempt } from './settle-attempt.ts';
import { keepQrPicture } from './store-qr-picture.ts';

/** The provider's charge of an attempt. */
export const askProvider = (omise: OmiseClient, { id, chargeId, createdAt }: Attempt): Promise<ChargeLookup> =>
  findCharge(omise, { chargeId, since: createdAt, isIt: ({ metadata }) => metadata.attemptId === id });

/** As `askProvider`, but first tries to expire the charge, for which no customer is waiting any more. */
export const expireOrRetrieve = async (omise: OmiseClient, attempt: Attempt): Promise<ChargeLookup> =>
  (attempt.chargeId ? await endCharge(omise, attempt.chargeId) : null) ?? askProvider(omise, attempt);

/** Refreshes an open attempt from the provider. One that the provider never received fails after `LONGEST_CHARGE`. */
export const refreshAttempt = async (steps: Steps, attempt: Attempt, omise: OmiseClient): Promise<Attempt> => {
  const charge = await askProvider(omise, attempt);
  const settled = await saveCharge(steps, attempt, charge);
  return isCharge(charge) && isOpen(settled) ? keepQrPicture(steps, settled, charge, omise) : settled;
};

export const saveCharge = async (steps: Steps, attempt: Attempt, charge: ChargeLookup): Promise<Attempt> => {
  if (isCharge(charge)) return steps.step((ctx) => settleAttempt(ctx, attempt, charge));
  if (charge !== null) return attempt;
  const isOver = Temporal.Instant.compare(attempt.createdAt.add(LONGEST_CHARGE), steps.now) <= 0;
  return isOver ? steps.step((ctx) => failAttempt(ctx, attempt, NOT_RECEIVED)) : attempt;
};

/** Settles a charge reported by webhook: retrieves the charge and acts only on the retrieved state. */
export const settleReportedCharge = async (steps: Steps, chargeId: string, omise: OmiseClient): Promise<void> => {
  const answer = await omise.retrieveCharge(chargeId);
  if (answer.outcome === 'refused' && answer.httpStatus === 404) return;
  if (answer.outcome !== 'answered') throw new Error(`The charge ${chargeId} cannot be read now`);
  const attempt = await attemptOf(steps, answer.value);
  if (attempt) await steps.step((ctx) => settleAttempt(ctx, attempt, answer.value));
};

/** The attempt of a charge, by the attempt id in its metadata. */
const attemptOf = async ({ step }: Steps, { metadata }: OmiseCharge): Promise<Attempt | undefined> => {
  const { attemptId } = metadata;
  return isId(attemptId) ? step(({ tx }) => findAttempt(tx, attemptId)) : undefined;
};

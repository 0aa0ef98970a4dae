import type { Steps } from '#platform/context.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import { attemptOf } from './ask-provider.ts';
import { settleAttempt } from './settle-attempt.ts';

/** The job behind every report of the provider: asks for the charge itself, and acts on that alone. */
export const settleReportedCharge = async (steps: Steps, chargeId: string, omise: OmiseClient): Promise<void> => {
  const answer = await omise.retrieveCharge(chargeId);
  if (answer.outcome === 'refused' && answer.httpStatus === 404) return;
  if (answer.outcome !== 'answered') throw new Error(`The charge ${chargeId} cannot be read now`);
  const attempt = await attemptOf(steps, answer.value);
  if (attempt) await steps.step((ctx) => settleAttempt(ctx, attempt, answer.value));
};

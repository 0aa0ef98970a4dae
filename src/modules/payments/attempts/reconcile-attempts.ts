import type { Steps } from '#platform/context.ts';
import { each } from '#platform/jobs/jobs.ts';
import type { ChargeLookup } from '../omise/find-charge.ts';
import { LONGEST_CHARGE } from '../omise/omise-call.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import type { Attempt } from '../records/attempt-store.ts';
import { isActiveAttempt } from '../rules/attempt-is-active.ts';
import { askProvider, expireOrRetrieve, saveCharge } from './ask-provider.ts';
import { attemptStandingOf, attemptsToSettle, markChecked } from './followed-attempts-store.ts';

/** A charge that turns up after we gave the attempt up is still found for an hour. */
const LOOKED_FOR = { hours: 1 };
/** Attempts younger than this are checked at every run, older ones every ten minutes. */
const CHECKED_EVERY_RUN_FOR = { hours: 1 };
const NOW_AND_THEN = { minutes: 10 };
/** The longest lifetime of an unpaid charge at the provider, plus a day for its webhook. */
const FOLLOWED_FOR = { hours: 24 * 8 };
/** After this many unanswered attempts, a run skips the rest. */
const PATIENCE = 3;

/**
 * Settles attempts left open by a dead process, an unanswered call or a missing webhook, and charges that are pending
 * or given up. Tries to expire charges for which no customer is waiting.
 */
export const reconcileAttempts = async (steps: Steps, omise: OmiseClient): Promise<void> => {
  const open = await steps.step(({ tx, now }) =>
    attemptsToSettle(tx, {
      begunBefore: now.subtract(LONGEST_CHARGE),
      begunSince: now.subtract(FOLLOWED_FOR),
      notReceivedSince: now.subtract(LOOKED_FOR),
      restlessSince: now.subtract(CHECKED_EVERY_RUN_FOR),
      checkedBefore: now.subtract(NOW_AND_THEN),
    }),
  );
  let unanswered = 0;
  await each(open, async (attempt) => {
    if (unanswered >= PATIENCE) return;
    const charge = await ask(steps, omise, attempt);
    if (charge === 'unknown') unanswered += 1;
    await saveCharge(steps, attempt, charge);
  });
};

const ask = async ({ step }: Steps, omise: OmiseClient, attempt: Attempt): Promise<ChargeLookup> => {
  const isActive = await step(async ({ tx, now }) => {
    await markChecked(tx, attempt.id, now);
    return isActiveAttempt(await attemptStandingOf(tx, attempt));
  });
  return isActive ? askProvider(omise, attempt) : expireOrRetrieve(omise, attempt);
};

import type { OmiseClient } from '#modules/payments/index.ts';
import type { Steps } from '#platform/context.ts';
import { each } from '#platform/jobs/jobs.ts';
import { endingBefore } from '../rules/card-hold.ts';
import { followedHolds, holdsToRenew } from './card-hold-store.ts';
import { followHold } from './follow-hold.ts';
import { renewHold } from './renew-hold.ts';

/**
 * Every minute: settles holds of which the outcome is unknown, does what was decided and not done, sees which the
 * provider let go of (it announces none of that), and renews those that end within a day.
 */
export const followHolds = async (steps: Steps, omise: OmiseClient): Promise<void> => {
  const followed = await steps.step(({ tx, now }) => followedHolds(tx, now));
  await each(followed, (hold) => followHold(steps, hold, omise));
  const ending = await steps.step(({ tx, now }) => holdsToRenew(tx, endingBefore(now)));
  await each(ending, (hold) => renewHold(steps, hold, omise));
};

import { zeroSatang } from '#kernel/money.ts';
import type { OmiseClient } from '#modules/payments/index.ts';
import type { Steps } from '#platform/context.ts';
import { each } from '#platform/jobs/jobs.ts';
import { endSecurityDeposit } from '../end-security-deposit.ts';
import { endingBefore, RENEWED_DAYS } from '../rules/card-hold.ts';
import {
  customersToForget,
  followedHolds,
  forgetCustomer,
  holdsOfCancelled,
  holdsToRenew,
  markChecked,
} from './card-hold-store.ts';
import { chargeOfHold } from './charge-of-hold.ts';
import { carryOut } from './follow-hold.ts';
import { renewHold } from './renew-hold.ts';

/** A charge that turns up after its hold was given up as never received is still found for an hour. */
const LOOKED_FOR = { hours: 1 };
/** A standing hold is looked at so often: the provider announces no end of it. */
const SEEN_EVERY = { hours: 6 };
const SETTLED_WITHIN = { hours: 24 * RENEWED_DAYS };
/** After this many unanswered questions, a run leaves the rest to the next. */
const PATIENCE = 3;

/**
 * Every minute: settles holds of which the outcome is unknown, does what was decided and not done, lets go of those of
 * cancelled bookings, renews those that end within a day, and has the provider forget cards that nobody needs. What
 * fails in one part stops no other.
 */
export const followHolds = async (steps: Steps, omise: OmiseClient): Promise<void> => {
  const parts = [settleOpen, releaseCancelled, renewEnding, forgetCards];
  await each(parts, (part) => part(steps, omise));
};

type Part = (steps: Steps, omise: OmiseClient) => Promise<void>;

const settleOpen: Part = async (steps, omise) => {
  const holds = await steps.step(({ tx, now }) =>
    followedHolds(tx, { now, lostSince: now.subtract(LOOKED_FOR), seenBefore: now.subtract(SEEN_EVERY) }),
  );
  let unanswered = 0;
  await each(holds, async (hold) => {
    if (unanswered >= PATIENCE) return;
    await steps.step(({ tx, now }) => markChecked(tx, hold, now));
    const charge = await chargeOfHold(omise, hold);
    if (charge === 'unknown') unanswered += 1;
    await carryOut(steps, hold, charge, omise);
  });
};

const releaseCancelled: Part = async (steps, omise) => {
  const holds = await steps.step(({ tx }) => holdsOfCancelled(tx));
  await each(holds, async ({ depositId }) => {
    if (depositId) await endSecurityDeposit(steps, { id: depositId, kept: zeroSatang }, omise);
  });
};

const renewEnding: Part = async (steps, omise) => {
  const holds = await steps.step(({ tx, now }) =>
    holdsToRenew(tx, { now, until: endingBefore(now), backSince: now.subtract(SETTLED_WITHIN) }),
  );
  await each(holds, (hold) => renewHold(steps, hold, omise));
};

/** A card that was stored for a renewal is deleted at the provider once its deposit ended, or its hold failed. */
const forgetCards: Part = async (steps, omise) => {
  const customers = await steps.step(({ tx }) => customersToForget(tx));
  await each(customers, async (customer) => {
    const answer = await omise.deleteCustomer(customer);
    const isGone = answer.outcome === 'answered' || (answer.outcome === 'refused' && answer.httpStatus === 404);
    if (isGone) await steps.step(({ tx }) => forgetCustomer(tx, customer));
  });
};

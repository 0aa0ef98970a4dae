import { mayOpenBooking, openBooking } from '#modules/booking/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import {
  type Attempt,
  findAttempt,
  findAttemptByCharge,
  findNewestAttempt,
  saveAttempt,
} from '../records/attempt-store.ts';
import { endedUnpaid } from '../rules/charge-outcome.ts';
import { chargeNotFound } from '../rules/problems.ts';
import { refreshAttempt } from './ask-provider.ts';
import { attemptIdIn } from './charge-id.ts';

/** The attempt of a charge, refreshed from the provider while open. 404 if the actor may not see its booking. */
export const verifyCharge = async (steps: Steps, chargeId: string, omise: OmiseClient | null): Promise<Attempt> => {
  const attempt = await watch(steps, omise, async ({ tx, actor }) => {
    const own = attemptIdIn(chargeId);
    const match = own ? await findAttempt(tx, own) : await findAttemptByCharge(tx, chargeId);
    // Does not reveal to others that the charge exists.
    if (match && !(await mayOpenBooking(tx, actor, match.bookingId))) return undefined;
    return match;
  });
  if (!attempt) throw chargeNotFound();
  return attempt;
};

/** The newest attempt of a booking, refreshed likewise; null before the first. */
export const latestPayment = (steps: Steps, bookingId: string, omise: OmiseClient | null): Promise<Attempt | null> =>
  watch(steps, omise, async ({ tx, actor }) => {
    await openBooking(tx, actor, bookingId);
    return findNewestAttempt(tx, bookingId);
  });

const watch = async (
  steps: Steps,
  omise: OmiseClient | null,
  find: (ctx: Context) => Promise<Attempt | undefined>,
): Promise<Attempt | null> => {
  const attempt = await steps.step(async (ctx) => {
    const match = await find(ctx);
    if (!match) return null;
    return isOver(match) ? match : saveAttempt(ctx.tx, { id: match.id, watchedAt: ctx.now });
  });
  if (!attempt) return null;
  if (isOver(attempt) || !omise) return seen(steps, attempt);
  return seen(steps, await refreshAttempt(steps, attempt, omise));
};

const isOver = (attempt: Attempt) => attempt.status === 'successful' || endedUnpaid(attempt);

/** Notes that the customer has seen the failure and needs no mail about it. */
const seen = ({ step }: Steps, attempt: Attempt): Promise<Attempt> | Attempt => {
  const { id, watchedAt, updatedAt } = attempt;
  const isNews = !watchedAt || Temporal.Instant.compare(watchedAt, updatedAt) < 0;
  return endedUnpaid(attempt) && isNews ? step(({ tx, now }) => saveAttempt(tx, { id, watchedAt: now })) : attempt;
};

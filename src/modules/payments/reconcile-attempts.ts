import type { Steps } from '#platform/context.ts';
import { each } from '#platform/jobs.ts';
import { type Attempt, attemptsToSettle } from './attempt-store.ts';
import type { OmiseClient } from './omise-client.ts';
import type { OmiseCharge } from './omise-shapes.ts';
import { NOT_RECEIVED } from './rules/outcome.ts';
import { failAttempt, settleAttempt } from './settle-attempt.ts';

/** A request to the provider has ended by then, one way or the other. */
const LONGEST_CALL = { seconds: 100 };
/** A charge that turns up after we gave the attempt up is still found for an hour. */
const LOOKED_FOR = { hours: 1 };
/** A provider that does not answer is not asked for every attempt. */
const PATIENCE = 3;
const PAGE = 100;

/** Settles what was left open: a process that died, a provider that did not answer, a charge that was still pending. */
export const reconcileAttempts = async (steps: Steps, omise: OmiseClient): Promise<void> => {
  const open = await steps.step(({ tx, now }) =>
    attemptsToSettle(tx, { openBefore: now.subtract(LONGEST_CALL), notReceivedSince: now.subtract(LOOKED_FOR) }),
  );
  let unanswered = 0;
  await each(open, async (attempt) => {
    if (unanswered >= PATIENCE) return;
    const found = await ask(omise, attempt);
    if (found === 'unknown') unanswered += 1;
    await writeDown(steps, attempt, found);
  });
};

/** Asks the provider how an open attempt stands, and writes it. One that it never saw has failed, after a while. */
export const refreshAttempt = async (steps: Steps, attempt: Attempt, omise: OmiseClient): Promise<Attempt> =>
  writeDown(steps, attempt, await ask(omise, attempt));

const ask = (omise: OmiseClient, attempt: Attempt): Promise<Found> =>
  attempt.chargeId ? retrieve(omise, attempt.chargeId) : search(omise, attempt);

const writeDown = async (steps: Steps, attempt: Attempt, found: Found): Promise<Attempt> => {
  if (found === 'unknown') return attempt;
  if (found) return steps.step((ctx) => settleAttempt(ctx, attempt, found));
  const isOver = Temporal.Instant.compare(attempt.createdAt.add(LONGEST_CALL), steps.now) <= 0;
  return isOver ? steps.step((ctx) => failAttempt(ctx, attempt, NOT_RECEIVED)) : attempt;
};

type Found = OmiseCharge | null | 'unknown';

const retrieve = async (omise: OmiseClient, chargeId: string): Promise<Found> => {
  const answer = await omise.retrieveCharge(chargeId);
  if (answer.outcome === 'refused' && answer.httpStatus === 404) return null;
  return answer.outcome === 'answered' ? answer.value : 'unknown';
};

/** Looks for our own reference among the charges made since the attempt. */
const search = async (omise: OmiseClient, { id, createdAt }: Attempt): Promise<Found> => {
  for (let offset = 0; ; offset += PAGE) {
    const answer = await omise.listCharges({ from: createdAt.subtract({ seconds: 120 }), limit: PAGE, offset });
    if (answer.outcome !== 'answered') return 'unknown';
    const charge = answer.value.data.find(({ metadata }) => metadata.attemptId === id);
    if (charge) return charge;
    if (offset + answer.value.data.length >= answer.value.total) return null;
  }
};

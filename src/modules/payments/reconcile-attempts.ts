import type { Steps } from '#platform/context.ts';
import { type Attempt, openAttemptsBefore } from './attempt-store.ts';
import type { OmiseCharge, OmiseClient } from './omise-client.ts';
import { failAttempt, settleAttempt } from './settle-attempt.ts';

/** A request to the provider has ended by then, one way or the other. */
const LONGEST_CALL = { seconds: 60 };
const PAGE = 100;

/** Settles what was left open: a process that died, a provider that did not answer, a charge that was still pending. */
export const reconcileAttempts = async (steps: Steps, omise: OmiseClient): Promise<void> => {
  const open = await steps.step(({ tx, now }) => openAttemptsBefore(tx, now.subtract(LONGEST_CALL)));
  for (const attempt of open) await refreshAttempt(steps, attempt, omise);
};

/** Asks the provider how an open attempt stands, and writes it. One that it never saw has failed, once enough time has passed. */
export const refreshAttempt = async (steps: Steps, attempt: Attempt, omise: OmiseClient): Promise<Attempt> => {
  const found = attempt.chargeId ? await retrieve(omise, attempt.chargeId) : await search(omise, attempt);
  if (found === 'unknown') return attempt;
  if (found) return steps.step((ctx) => settleAttempt(ctx, attempt, found));
  const isOver = Temporal.Instant.compare(attempt.createdAt.add(LONGEST_CALL), steps.now) <= 0;
  if (!isOver) return attempt;
  const neverArrived = { code: 'not_received', message: 'the provider did not receive the payment' };
  return steps.step((ctx) => failAttempt(ctx, attempt, neverArrived));
};

type Found = OmiseCharge | null | 'unknown';

const retrieve = async (omise: OmiseClient, chargeId: string): Promise<Found> => {
  const answer = await omise.retrieveCharge(chargeId);
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

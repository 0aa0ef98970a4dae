import type { Steps } from '#platform/context.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import { type Refund, refundsOfOccasion, strandedOccasions } from './refund-store.ts';
import { sendRefund } from './send-refund.ts';

/** Sends the planned refunds of an occasion. */
export const sendRefunds = async (steps: Steps, occasion: string, omise: OmiseClient | null): Promise<void> =>
  sendEach(steps, await steps.step(({ tx }) => refundsOfOccasion(tx, occasion)), omise);

/** Sends every part, independently. Throws while one is in progress, so that the queue retries. */
export const sendEach = async (steps: Steps, refunds: readonly Refund[], omise: OmiseClient | null): Promise<void> => {
  const fates = [];
  for (const refund of refunds) fates.push(await sendRefund(steps, refund, omise));
  if (fates.includes('under-way')) throw new Error('The provider could not be asked for every refund');
};

/** Longer than the delays between the first retries of a refund job. */
const STRANDED_AFTER = { hours: 1 };

/** Enqueues stranded refunds again: their jobs ran out of retries, and the money is still owed. */
export const resumeRefunds = ({ step }: Steps): Promise<void> =>
  step(async ({ tx, now, enqueue }) => {
    for (const occasion of await strandedOccasions(tx, now.subtract(STRANDED_AFTER)))
      await enqueue({ task: 'send-refunds', payload: { occasion }, key: `send-refunds:${occasion}` });
  });

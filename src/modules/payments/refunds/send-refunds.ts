import type { Steps } from '#platform/context.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import { type Refund, refundsOfOccasion, strandedOccasions } from './refund-store.ts';
import { sendRefund } from './send-refund.ts';

/** Goes on with the refunds of an occasion that were planned. */
export const sendRefunds = async (steps: Steps, occasion: string, omise: OmiseClient | null): Promise<void> =>
  sendEach(steps, await steps.step(({ tx }) => refundsOfOccasion(tx, occasion)), omise);

/** Every part, whatever becomes of the others. The queue tries again while one of them is under way. */
export const sendEach = async (steps: Steps, refunds: readonly Refund[], omise: OmiseClient | null): Promise<void> => {
  const fates = [];
  for (const refund of refunds) fates.push(await sendRefund(steps, refund, omise));
  if (fates.includes('under-way')) throw new Error('The provider could not be asked for every refund');
};

/** Longer than the job of a refund waits between its first tries. */
const STRANDED_AFTER = { hours: 1 };

/** Goes on with refunds that nobody sends any more: the queue gives a job up after its tries, and the money is owed. */
export const resumeRefunds = ({ step }: Steps): Promise<void> =>
  step(async ({ tx, now, enqueue }) => {
    for (const occasion of await strandedOccasions(tx, now.subtract(STRANDED_AFTER)))
      await enqueue({ task: 'send-refunds', payload: { occasion }, key: `send-refunds:${occasion}` });
  });

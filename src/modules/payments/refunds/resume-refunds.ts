import type { Steps } from '#platform/context.ts';
import { strandedOccasions } from './refund-store.ts';

/** Longer than the job of a refund waits between its first tries. */
const STRANDED_AFTER = { hours: 1 };

/** Goes on with refunds that nobody sends any more: the queue gives a job up after its tries, and the money is owed. */
export const resumeRefunds = ({ step }: Steps): Promise<void> =>
  step(async ({ tx, now, announce }) => {
    for (const occasion of await strandedOccasions(tx, now.subtract(STRANDED_AFTER)))
      await announce({ task: 'send-refunds', payload: { occasion }, key: `send-refunds:${occasion}` });
  });

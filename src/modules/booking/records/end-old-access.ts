import type { Steps } from '#platform/context.ts';
import { deleteAccessBefore } from './booking-store.ts';

/** How long a guest's token opens a booking: after the return, and after it was granted. */
const ACCESS_DAYS = 90;

/** Deletes the tokens of rentals that are long over. Their number and e-mail together still open them. */
export const endOldAccess = ({ step }: Steps): Promise<void> =>
  step(({ tx, now }) => deleteAccessBefore(tx, now.subtract({ hours: ACCESS_DAYS * 24 })));

import { lockRentalsUntil } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';

/** The job that locks rentals shortly before their pick-up: from then on each keeps the vehicle that it has. */
export const lockRentals = ({ step }: Steps): Promise<void> =>
  step(async ({ tx, now }) => {
    const { lockHours } = (await readSettings(tx)).booking;
    await lockRentalsUntil(tx, now.add({ hours: lockHours }));
  });

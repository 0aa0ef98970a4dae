import type { OnlineNow } from '#modules/payments/index.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { followHolds } from './card-hold/follow-holds.ts';

/** Without a provider, holds stay as they are. */
export const securityDepositsTasks = ({ online }: { online: OnlineNow }): Tasks => ({
  'follow-card-holds': async (steps) => {
    const { omise } = await online();
    if (omise) await followHolds(steps, omise);
  },
});

export const securityDepositsCrontab: Crontab = ['* * * * * follow-card-holds ?queue=follow-card-holds'];

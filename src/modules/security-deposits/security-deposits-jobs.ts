import type { OnlineNow } from '#modules/payments/index.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { followHolds } from './card-hold/follow-holds.ts';
import { DepositText, textDeposit } from './text-deposit.ts';

type Tools = Readonly<{ online: OnlineNow; hasSmsGateway: boolean }>;

/** Without a provider, holds stay as they are. */
export const securityDepositsTasks = ({ online, hasSmsGateway }: Tools): Tasks => ({
  'text-security-deposit': async ({ step }, payload) => {
    const about = DepositText.parse(payload);
    if (hasSmsGateway) await step((ctx) => textDeposit(ctx, about));
  },
  'follow-card-holds': async (steps) => {
    const { omise } = await online();
    if (omise) await followHolds(steps, omise);
  },
});

export const securityDepositsCrontab: Crontab = ['* * * * * follow-card-holds ?queue=follow-card-holds'];

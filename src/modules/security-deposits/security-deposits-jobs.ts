import type { OnlineNow } from '#modules/payments/index.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { followHolds } from './card-hold/follow-holds.ts';
import { DepositNews } from './deposit-news.ts';
import { mailDeposit } from './mail-deposit.ts';
import { textDeposit } from './text-deposit.ts';

type Tools = Readonly<{ online: OnlineNow; publicUrl: string; hasSmsGateway: boolean }>;

/** Without a provider, holds stay as they are. */
export const securityDepositsTasks = ({ online, publicUrl, hasSmsGateway }: Tools): Tasks => ({
  'mail-security-deposit': ({ step }, payload) => {
    const news = DepositNews.parse(payload);
    return step((ctx) => mailDeposit(ctx, { ...news, publicUrl }));
  },
  'text-security-deposit': async ({ step }, payload) => {
    const news = DepositNews.parse(payload);
    if (hasSmsGateway) await step((ctx) => textDeposit(ctx, news));
  },
  'follow-card-holds': async (steps) => {
    const { omise } = await online();
    if (omise) await followHolds(steps, omise);
  },
});

export const securityDepositsCrontab: Crontab = ['* * * * * follow-card-holds ?queue=follow-card-holds'];

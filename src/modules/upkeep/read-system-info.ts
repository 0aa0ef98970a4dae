import type { SystemInfo } from '#contract/office/settings.ts';
import type { Context } from '#platform/context.ts';
import { environmentName } from '#platform/env.ts';
import { productVersion } from '#platform/product-version.ts';
import { countRecords } from './counts-store.ts';

/** What runs, on what, and how much is kept, at this moment. */
export const readSystemInfo = async ({ tx }: Pick<Context, 'tx'>): Promise<SystemInfo> => {
  const counts = await countRecords(tx);
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  return {
    version: productVersion,
    environment: environmentName(),
    nodeVersion: process.version,
    platform: `${process.platform} ${process.arch}`,
    uptime: Math.floor(process.uptime()),
    ...counts,
    memory: { rss, heapUsed, heapTotal, external },
  };
};

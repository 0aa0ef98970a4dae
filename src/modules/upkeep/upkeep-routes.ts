import type { SystemInfo } from '#contract/office/settings.ts';
import { clearCaches } from '#platform/cache/cache-registry.ts';
import type { Context } from '#platform/context.ts';
import { environmentName } from '#platform/env.ts';
import type { Files } from '#platform/files.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { productVersion } from '#platform/product-version.ts';
import { makeBackup } from './backup/make-backup.ts';
import { countRecords } from './counts-store.ts';

export const upkeepRoutes = ({ serve, serveStream }: EndpointBinders, { files }: { files: Files }): void => {
  serve('GET /admin/settings/system-info', async (ctx) => ({ data: await readSystemInfo(ctx) }));
  serveStream('POST /admin/settings/backup', (ctx, { body }) => makeBackup(ctx, { files, ...body }));

  serve('POST /admin/settings/clear-cache', async ({ record }) => {
    const cleared = clearCaches();
    await record({ action: 'cache.cleared', after: { cleared } });
    return { data: { cleared } };
  });
};

/** The current version, environment, record counts and memory use of the running process. */
const readSystemInfo = async ({ tx }: Pick<Context, 'tx'>): Promise<SystemInfo> => {
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

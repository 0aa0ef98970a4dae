import { clearCaches } from '#platform/cache/cache-registry.ts';
import type { Files } from '#platform/files.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { makeBackup } from './backup/make-backup.ts';
import { readSystemInfo } from './read-system-info.ts';

export const upkeepRoutes = ({ serve, serveStream }: Serving, { files }: { files: Files }): void => {
  serve('GET /admin/settings/system-info', async (ctx) => ({ data: await readSystemInfo(ctx) }));
  serveStream('POST /admin/settings/backup', (ctx) => makeBackup(ctx, { files }));

  serve('POST /admin/settings/clear-cache', async ({ record }) => {
    const cleared = clearCaches();
    await record({ action: 'cache.cleared', after: { cleared } });
    return { data: { cleared } };
  });
};

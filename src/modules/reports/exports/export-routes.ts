import type { Typesetter } from '#modules/documents/index.ts';
import type { Files } from '#platform/files.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { beginExport } from './job/begin-export.ts';
import { listExports } from './job/export-job-store.ts';
import { exportShape } from './job/export-shape.ts';
import { openExport } from './job/open-export.ts';
import { exportReport } from './tab/export-report.ts';

type Tools = Readonly<{ typesetter: Typesetter; files: Files }>;

/** Reports as files, and lists that a job writes into one. */
export const exportRoutes = ({ serve, serveReport }: Serving, { typesetter, files }: Tools): void => {
  serveReport('GET /admin/reports/csv', (ctx, { query }) => exportReport(ctx, 'csv', query, typesetter));
  serveReport('GET /admin/reports/xlsx', (ctx, { query }) => exportReport(ctx, 'xlsx', query, typesetter));
  serveReport('GET /admin/reports/pdf', (ctx, { query }) => exportReport(ctx, 'pdf', query, typesetter));

  serve('GET /admin/exports', async ({ tx, now }) => ({ data: (await listExports(tx, now)).map(exportShape) }));
  serve('POST /admin/exports', async (ctx, { body }) => ({ data: await beginExport(ctx, body) }));
  serve('GET /admin/exports/:id/file', (ctx, { params }) => openExport(ctx, params.id, files));
};

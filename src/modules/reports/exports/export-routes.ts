import type { Typesetter } from '#modules/documents/index.ts';
import type { Context } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { exportNotDone, exportNotFound } from '../rules/problems.ts';
import { beginExport } from './begin-export.ts';
import { findExport, listExports } from './export-job-store.ts';
import { exportReport } from './export-report.ts';
import { exportKey, exportShape, fileNameOf } from './export-shape.ts';

type Tools = Readonly<{ typesetter: Typesetter; files: Files }>;

/** Routes for reports as files, and for lists that a job exports. */
export const exportRoutes = ({ serve, serveReport }: EndpointBinders, { typesetter, files }: Tools): void => {
  serveReport('GET /admin/reports/csv', (ctx, { query }) => exportReport(ctx, 'csv', query, typesetter));
  serveReport('GET /admin/reports/xlsx', (ctx, { query }) => exportReport(ctx, 'xlsx', query, typesetter));
  serveReport('GET /admin/reports/pdf', (ctx, { query }) => exportReport(ctx, 'pdf', query, typesetter));

  serve('GET /admin/exports', async ({ tx, now }) => ({ data: (await listExports(tx, now)).map(exportShape) }));
  serve('POST /admin/exports', async (ctx, { body }) => ({ data: await beginExport(ctx, body) }));
  serve('GET /admin/exports/:id/file', (ctx, { params }) => openExport(ctx, params.id, files));
};

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The file of a finished export. 404; 409 while it is not finished. */
const openExport = async ({ tx, now }: Context, id: string, files: Files) => {
  const job = await findExport(tx, id);
  if (!job || Temporal.Instant.compare(job.expiresAt, now) <= 0) throw exportNotFound();
  if (job.status !== 'done') throw exportNotDone();
  return { name: fileNameOf(job), type: types[job.format], stream: await files.getStream(exportKey(id)) };
};

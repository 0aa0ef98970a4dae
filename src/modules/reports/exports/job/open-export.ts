import type { Context } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import { exportNotDone, exportNotFound } from '../../rules/problems.ts';
import { findExport } from './export-job-store.ts';
import { fileNameOf, placeOf } from './export-shape.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The file of an export that is done. */
export const openExport = async ({ tx, now }: Context, id: string, files: Files) => {
  const job = await findExport(tx, id);
  if (!job || Temporal.Instant.compare(job.expiresAt, now) <= 0) throw exportNotFound();
  if (job.status !== 'done') throw exportNotDone();
  return { name: fileNameOf(job), type: types[job.format], stream: await files.getStream(placeOf(id)) };
};

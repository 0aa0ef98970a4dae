import { z } from 'zod';
import type { Steps } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import { type Crontab, each, type Tasks } from '#platform/jobs/jobs.ts';
import { takeExpired } from './export-job-store.ts';
import { exportKey } from './export-shape.ts';
import { type ExportTools, writeExport } from './write-export.ts';

const Payload = z.object({ exportId: z.uuid() });

/** The jobs that write export files, and delete them after a week. */
export const exportTasks = (tools: ExportTools): Tasks => ({
  'write-export': (steps, payload) => writeExport(steps, Payload.parse(payload).exportId, tools),
  'forget-exports': (steps) => forgetExports(steps, tools.files),
});

export const exportCrontab: Crontab = ['41 19 * * * forget-exports'];

/** Deletes expired exports with their files. */
const forgetExports = async ({ step }: Steps, files: Files): Promise<void> => {
  const expired = await step(({ tx, now }) => takeExpired(tx, now));
  await each(expired, (id) => files.delete(exportKey(id)));
};

import { z } from 'zod';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { forgetExports } from './job/forget-exports.ts';
import { type ExportTools, writeExport } from './job/write-export.ts';

const Payload = z.object({ exportId: z.uuid() });

/** The jobs of exports: writing them, and deleting them after a week. */
export const exportTasks = (tools: ExportTools): Tasks => ({
  'write-export': (steps, payload) => writeExport(steps, Payload.parse(payload).exportId, tools),
  'forget-exports': (steps) => forgetExports(steps, tools.files),
});

export const exportCrontab: Crontab = ['41 19 * * * forget-exports'];

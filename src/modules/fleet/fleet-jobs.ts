import type { Tasks } from '#platform/jobs/jobs.ts';
import { runImport } from './import/run-import.ts';

export const fleetTasks: Tasks = {
  'import-fleet': (steps, payload) => runImport(steps, payload as { importId: string }),
};

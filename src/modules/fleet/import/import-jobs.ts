import { fieldProblem, Problem } from '#kernel/problem.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { Tasks } from '#platform/jobs/jobs.ts';
import { insertVehicle } from '../office/office-vehicle-store.ts';
import { newVehicleRow } from '../office/vehicle-fields.ts';
import { recordVehicle } from '../office/vehicle-use-cases.ts';
import type { ReadLine } from '../records/fleet-tables.ts';
import { type FleetImport, lockImport, saveProgress } from './import-store.ts';

export const fleetTasks: Tasks = {
  'import-fleet': (steps, payload) => runImport(steps, payload as { importId: string }),
};

const AT_ONCE = 10;

/**
 * Adds a file's vehicles in batches, a transaction each, so that progress is visible. A retry resumes after the last
 * batch.
 */
export const runImport = async ({ step }: Steps, { importId }: { importId: string }): Promise<void> => {
  let isOver = false;
  while (!isOver)
    isOver = await step(async (ctx) => {
      const fleetImport = await lockImport(ctx.tx, importId);
      if (!fleetImport || fleetImport.finishedAt) return true;
      const next = fleetImport.vehicles.slice(fleetImport.seen, fleetImport.seen + AT_ONCE);
      const bad = [...fleetImport.bad];
      for (const line of next) bad.push(...(await take(ctx, line, fleetImport)));
      const seen = fleetImport.seen + next.length;
      const done = fleetImport.done + next.length - (bad.length - fleetImport.bad.length);
      const isLast = seen >= fleetImport.vehicles.length;
      await saveProgress(ctx.tx, importId, { seen, done, bad, ...(isLast && { finishedAt: ctx.now }) });
      return isLast;
    });
};

/** Adds one vehicle. If it fails a check that it passed earlier, returns it as a bad line instead of throwing. */
const take = async (ctx: Context, { line, vehicle }: ReadLine, { begunBy }: FleetImport) => {
  try {
    const inserted = await ctx.tx.transaction(async (tx) =>
      insertVehicle(tx, await newVehicleRow({ tx, now: ctx.now }, vehicle)),
    );
    await recordVehicle(ctx, inserted, { action: 'vehicle.imported', after: inserted, by: begunBy });
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [
      {
        line,
        licensePlate: vehicle.licensePlate ?? '',
        reasons: [Object.values(error.fields)[0] ?? fieldProblem(error.code)],
      },
    ];
  }
};

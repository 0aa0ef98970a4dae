import { fieldProblem, Problem } from '#kernel/problem.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { ReadLine } from '../fleet-tables.ts';
import { insertVehicle } from '../office/office-vehicle-store.ts';
import { newVehicleRow } from '../office/vehicle-fields.ts';
import { recordVehicle } from '../office/vehicle-use-cases.ts';
import { type FleetImport, lockImport, saveProgress } from './import-store.ts';

const AT_ONCE = 10;

/** Adds the vehicles of a file, some in each transaction, so that one sees how far it is. Goes on where it broke off. */
export const runImport = async ({ step }: Steps, { importId }: { importId: string }): Promise<void> => {
  let isOver = false;
  while (!isOver)
    isOver = await step(async (ctx) => {
      const found = await lockImport(ctx.tx, importId);
      if (!found || found.finishedAt) return true;
      const next = found.vehicles.slice(found.seen, found.seen + AT_ONCE);
      const bad = [...found.bad];
      for (const line of next) bad.push(...(await take(ctx, line, found)));
      const seen = found.seen + next.length;
      const done = found.done + next.length - (bad.length - found.bad.length);
      const isLast = seen >= found.vehicles.length;
      await saveProgress(ctx.tx, importId, { seen, done, bad, ...(isLast && { finishedAt: ctx.now }) });
      return isLast;
    });
};

/** What was good when the file was checked, and is no more, is left out and said. */
const take = async (ctx: Context, { line, vehicle }: ReadLine, { begunBy }: FleetImport) => {
  try {
    const made = await ctx.tx.transaction(async (tx) =>
      insertVehicle(tx, await newVehicleRow({ tx, now: ctx.now }, vehicle)),
    );
    await recordVehicle(ctx, made, { action: 'vehicle.imported', after: made, by: begunBy });
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

import type { BadLine, ImportShape } from '#contract/office/fleet.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { fieldProblem } from '#kernel/problem.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { importNotFound } from '../rules/problems.ts';
import { beginImport, checkFile } from './begin-import.ts';
import { type FleetImport, findImport } from './import-store.ts';

/** Import of vehicles from a CSV file. */
export const fleetImportRoutes = ({ serve }: EndpointBinders): void => {
  serve('POST /admin/vehicles/import/check', async (ctx, { body }) => {
    const { lines, good, bad } = await checkFile(ctx, body.csv);
    return { data: { lines, good: good.length, bad } };
  });

  serve('POST /admin/vehicles/import', async (ctx, { body }) => ({ data: importShape(await beginImport(ctx, body)) }));

  serve('GET /admin/vehicles/import/:id', async ({ tx }, { params }) => {
    const fleetImport = await findImport(tx, params.id);
    if (!fleetImport) throw importNotFound();
    return { data: importShape(fleetImport) };
  });
};

const importShape = ({ id, fileName, vehicles, done, bad, startedAt, finishedAt }: FleetImport): ImportShape => ({
  id,
  status: finishedAt ? 'done' : 'running',
  fileName,
  total: vehicles.length,
  done,
  bad: bad.map(({ reasons, ...line }) => ({ ...line, reasons: reasons.map(reasonShape) })),
  startedAt: toBangkokText(startedAt),
  finishedAt: finishedAt && toBangkokText(finishedAt),
});

/** Older imports stored their reasons as English sentences only. */
const reasonShape = (reason: BadLine['reasons'][number] | string) =>
  typeof reason === 'string' ? { ...fieldProblem('field.wrong'), message: reason } : reason;

import type { BadLine, ImportShape } from '#contract/office/fleet.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { fieldProblem } from '#kernel/problem.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { importNotFound } from '../rules/problems.ts';
import { beginImport, checkFile } from './begin-import.ts';
import { type FleetImport, findImport } from './import-store.ts';

/** A fleet that comes from a file. */
export const importRoutes = ({ serve }: Serving): void => {
  serve('POST /admin/vehicles/import/check', async (ctx, { body }) => {
    const { lines, good, bad } = await checkFile(ctx, body.csv);
    return { data: { lines, good: good.length, bad } };
  });

  serve('POST /admin/vehicles/import', async (ctx, { body }) => ({ data: shown(await beginImport(ctx, body)) }));

  serve('GET /admin/vehicles/import/:id', async ({ tx }, { params }) => {
    const found = await findImport(tx, params.id);
    if (!found) throw importNotFound();
    return { data: shown(found) };
  });
};

const shown = ({ id, fileName, vehicles, done, bad, startedAt, finishedAt }: FleetImport): ImportShape => ({
  id,
  status: finishedAt ? 'done' : 'running',
  fileName,
  total: vehicles.length,
  done,
  bad: bad.map(({ reasons, ...line }) => ({ ...line, reasons: reasons.map(told) })),
  startedAt: toBangkokText(startedAt),
  finishedAt: finishedAt && toBangkokText(finishedAt),
});

/** Imports of before had sentences in English alone. */
const told = (reason: BadLine['reasons'][number] | string) =>
  typeof reason === 'string' ? { ...fieldProblem('field.wrong'), message: reason } : reason;

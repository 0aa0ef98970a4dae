import type { Context } from '#platform/context.ts';
import { listCategories } from '../categories/category-office-store.ts';
import { knownPlates } from '../office/office-vehicle-store.ts';
import { badLines, unreadableFile } from '../rules/problems.ts';
import { checkLines } from './check-lines.ts';
import { type FleetImport, insertImport } from './import-store.ts';
import { readFile } from './read-file.ts';

/** Reads a file and says of each line whether it can be taken. 422 for a file that is none. */
export const checkFile = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, csv: string) => {
  const lines = readFile(csv);
  const categories = (await listCategories(tx)).filter(({ isActive }) => isActive);
  const plates = await knownPlates(
    tx,
    lines.flatMap(({ cells }) => cells.licensePlate ?? []),
  );
  const names = new Set(categories.flatMap(({ slug, name }) => [slug, name.toLowerCase()]));
  return { lines: lines.length, ...checkLines(lines, { categories: names, plates, now }) };
};

type Asked = Readonly<{ csv: string; fileName?: string | undefined; takeGood?: boolean | undefined }>;

/** Has the vehicles of a file added by a job. 422 `fleet.bad-lines`, unless the good ones are to be taken alone. */
export const beginImport = async (
  ctx: Context,
  { csv, fileName = '', takeGood = false }: Asked,
): Promise<FleetImport> => {
  const { good, bad } = await checkFile(ctx, csv);
  if (bad.length > 0 && !takeGood) throw badLines(bad);
  if (good.length === 0) throw unreadableFile('fleet.file-no-good-line');
  const { user } = ctx.actor;
  const begunBy = { id: user?.id ?? '', name: user?.name ?? '', role: user?.role ?? '' };
  const begun = await insertImport(ctx.tx, { fileName, vehicles: good, bad, startedAt: ctx.now, begunBy });
  await ctx.announce({ task: 'import-fleet', payload: { importId: begun.id }, key: `import-fleet:${begun.id}` });
  const after = { vehicles: good.length, badLines: bad.length };
  const subject = { kind: 'fleet-import', id: begun.id, name: fileName };
  await ctx.record({ action: 'fleet-import.begun', subject, after });
  return begun;
};

import { type BadLine, NewVehicle } from '#contract/office/fleet.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { type FieldProblem, fieldProblem, readProblemText } from '#kernel/problem.ts';
import { FIRST_YEAR, lastYear } from '#kernel/vehicle-limits.ts';
import type { Context } from '#platform/context.ts';
import { usualProblem } from '#platform/http/input/wrong-form.ts';
import { listCategories } from '../office/office-category-store.ts';
import { takenPlates } from '../office/office-vehicle-store.ts';
import type { ReadLine } from '../records/fleet-tables.ts';
import { asSent } from '../rules/file-cells.ts';
import { badLines, unreadableFile } from '../rules/problems.ts';
import { type FleetImport, insertImport } from './import-store.ts';
import { type FileLine, readFile } from './read-file.ts';

/**
 * Parses and checks a CSV file; returns the number of lines, the importable ones and the rejected ones. 422 for an
 * unreadable file.
 */
export const checkFile = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, csv: string) => {
  const lines = readFile(csv);
  const categories = (await listCategories(tx)).filter(({ isActive }) => isActive);
  const plates = await takenPlates(
    tx,
    lines.flatMap(({ cells }) => cells.licensePlate ?? []),
  );
  const names = new Set(categories.flatMap(({ slug, name }) => [slug, name.toLowerCase()]));
  return { lines: lines.length, ...checkLines(lines, { categories: names, plates, now }) };
};

type ImportRequest = Readonly<{ csv: string; fileName?: string | undefined; takeGood?: boolean | undefined }>;

/**
 * Starts the job that adds a file's vehicles. 422 `fleet.bad-lines` for any bad line unless `takeGood`; 422 without a
 * good line.
 */
export const beginImport = async (
  ctx: Context,
  { csv, fileName = '', takeGood = false }: ImportRequest,
): Promise<FleetImport> => {
  const { good, bad } = await checkFile(ctx, csv);
  if (bad.length > 0 && !takeGood) throw badLines(bad);
  if (good.length === 0) throw unreadableFile('fleet.file-no-good-line');
  const { user } = ctx.actor;
  const begunBy = { id: user?.id ?? '', name: user?.name ?? '', role: user?.role ?? '' };
  const fleetImport = await insertImport(ctx.tx, { fileName, vehicles: good, bad, startedAt: ctx.now, begunBy });
  await ctx.enqueue({
    task: 'import-fleet',
    payload: { importId: fleetImport.id },
    key: `import-fleet:${fleetImport.id}`,
  });
  const after = { vehicles: good.length, badLines: bad.length };
  const subject = { kind: 'fleet-import', id: fleetImport.id, name: fileName };
  await ctx.record({ action: 'fleet-import.begun', subject, after });
  return fleetImport;
};

type ImportContext = Readonly<{
  /** Slugs and names, in lower case. */
  categories: ReadonlySet<string>;
  plates: ReadonlySet<string>;
  now: Temporal.Instant;
}>;

/** Splits the lines of a file into vehicles that can be added and bad lines with all their reasons. */
const checkLines = (lines: readonly FileLine[], context: ImportContext): { good: ReadLine[]; bad: BadLine[] } => {
  const firstWith = new Map<string, number>();
  const good: ReadLine[] = [];
  const bad: BadLine[] = [];
  for (const { line, cells } of lines) {
    const licensePlate = cells.licensePlate ?? '';
    const { data, error } = NewVehicle.safeParse(asSent(cells), { error: usualProblem });
    const before = firstWith.get(licensePlate);
    if (licensePlate && before === undefined) firstWith.set(licensePlate, line);
    const reasons = [
      ...[...new Set(error?.issues.map(({ message }) => message) ?? [])].map(readProblemText),
      ...reasonsBeyondShape(cells, context),
      ...(before === undefined ? [] : [fieldProblem('fleet.plate-on-line', { line: before })]),
    ];
    if (data && reasons.length === 0) good.push({ line, vehicle: data });
    else bad.push({ line, licensePlate, reasons });
  }
  return { good, bad };
};

const reasonsBeyondShape = (
  { licensePlate, category, year }: FileLine['cells'],
  context: ImportContext,
): FieldProblem[] => {
  const last = lastYear(bangkokDate(context.now));
  return [
    ...(licensePlate ? [] : [fieldProblem('fleet.plate-required')]),
    ...(licensePlate && context.plates.has(licensePlate) ? [fieldProblem('fleet.plate-taken')] : []),
    ...(category && !context.categories.has(category.toLowerCase())
      ? [fieldProblem('fleet.no-category-named', { name: category })]
      : []),
    ...(Number(year) > last && Number(year) <= 2100
      ? [fieldProblem('fleet.year-too-late', { from: `${FIRST_YEAR}`, to: `${last}` })]
      : []),
  ];
};

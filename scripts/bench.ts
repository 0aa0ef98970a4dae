import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bench, isMet, type Stage } from '../proofs/bench/instruments/bench.ts';
import { embeddedBusinesses } from '../proofs/bench/instruments/embedded-businesses.ts';
import { type Measured, markdownOf, missOf, tableOf } from '../proofs/bench/instruments/report.ts';
import { machine } from '../proofs/machine.ts';
import { bringUpToDate } from './generated-section.ts';
import { oneRun } from './one-run.ts';
import { say, tell } from './say.ts';

// `npm run bench` runs all benchmarks; `npm run bench -- search --quick` quickly runs those whose name starts with
// "search". With `--check`, the command fails when a figure misses its goal, and names it in the last line.
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const isQuick = words.includes('--quick');
const isCheck = words.includes('--check');
const where = machine();
const DOCUMENT = 'docs/quality/bench.md';

const folder = join(import.meta.dirname, '../proofs/bench');
const results = join(import.meta.dirname, '../node_modules/.cache/bench');

type Named = Bench & { name: string };

const findBenches = async (): Promise<Named[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.bench.ts')).sort();
  const selected = files.filter((file) => names.length === 0 || names.some((name) => file.startsWith(name)));
  return Promise.all(
    selected.map(async (file) => {
      const { bench }: { bench: Bench } = await import(join(folder, file));
      return { ...bench, name: file.replace('.bench.ts', '') };
    }),
  );
};

const measureAll = async (benches: readonly Named[], stage: Stage): Promise<Measured[]> => {
  const measured: Measured[] = [];
  for (const { name, title, measure } of benches) {
    tell(`\n${title}`);
    const one = { title, figures: await measure(stage) };
    tell(tableOf(one));
    if (!isQuick) await writeDown(name, one);
    measured.push(one);
  }
  return measured;
};

/** Writes the figures of a bench into its section of the document, so that what stands there was measured. */
const writeDown = async (name: string, measured: Measured) => {
  const content = `${today()}, on ${where}.\n\n${markdownOf(measured)}`;
  await bringUpToDate({ file: DOCUMENT, name, content });
};

/** Before anything is measured: each bench has its place in the document. */
const refuseWithoutSection = async (benches: readonly Named[]) => {
  const text = await readFile(join(import.meta.dirname, '..', DOCUMENT), 'utf8');
  const homeless = benches.filter(({ name }) => !text.includes(`<!-- ${name} -->`));
  if (homeless.length > 0)
    throw new Error(`${DOCUMENT} has no section for ${homeless.map(({ name }) => name).join(', ')}`);
};

const today = () => Temporal.Now.plainDateISO('Asia/Bangkok').toString();

/** Runs the benchmarks; returns undefined if interrupted by a signal. Deletes the databases in either case. */
const run = async (benches: readonly Named[]): Promise<Measured[] | undefined> => {
  const businesses = await embeddedBusinesses(tell);
  const interrupted = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  try {
    const all = measureAll(benches, { businesses, isQuick, say: tell });
    return await Promise.race([all, interrupted.then(() => undefined)]);
  } finally {
    await businesses.end();
  }
};

const benches = await findBenches();
if (benches.length === 0) {
  say(`No bench of proofs/bench/ begins with ${names.join(' or ')}`);
  process.exit(1);
}
await refuseWithoutSection(benches);
await mkdir(results, { recursive: true });
tell(`${where}${isQuick ? '; a quick run, whose figures prove nothing' : ''}`);
// Two runs at once would falsify each other.
const measured = await oneRun('bench', () => run(benches));
if (!measured) process.exit(130);

const file = join(results, 'latest.json');
await writeFile(file, JSON.stringify({ at: new Date().toISOString(), machine: where, isQuick, measured }, null, 2));
tell(`\nWritten to ${file}`);

const missed = measured.flatMap(({ figures }) => figures).filter((figure) => !isMet(figure));
if (isCheck) {
  tell(missed.length > 0 ? `Missed: ${missed.map(missOf).join('; ')}` : 'Every figure meets its goal');
  process.exitCode = missed.length > 0 ? 1 : 0;
}

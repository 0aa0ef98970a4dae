import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bench, isMet, type Stage } from '../proofs/bench/instruments/bench.ts';
import { embeddedBusinesses } from '../proofs/bench/instruments/embedded-businesses.ts';
import { type Measured, missOf, tableOf } from '../proofs/bench/instruments/report.ts';
import { machine } from '../proofs/machine.ts';
import { oneRun } from './one-run.ts';
import { say, tell } from './say.ts';

// `npm run bench` runs all benchmarks; `npm run bench -- search --quick` quickly runs those whose name starts with
// "search". With `--check`, the command fails when a figure misses its goal, and names it in the last line.
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const isQuick = words.includes('--quick');
const isCheck = words.includes('--check');

const folder = join(import.meta.dirname, '../proofs/bench');
const results = join(import.meta.dirname, '../node_modules/.cache/bench');

const findBenches = async (): Promise<Bench[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.bench.ts')).sort();
  const selected = files.filter((file) => names.length === 0 || names.some((name) => file.startsWith(name)));
  const modules = await Promise.all(selected.map((file): Promise<{ bench: Bench }> => import(join(folder, file))));
  return modules.map(({ bench }) => bench);
};

const measureAll = async (benches: readonly Bench[], stage: Stage): Promise<Measured[]> => {
  const measured: Measured[] = [];
  for (const { title, measure } of benches) {
    tell(`\n${title}`);
    const one = { title, figures: await measure(stage) };
    tell(tableOf(one));
    measured.push(one);
  }
  return measured;
};

/** Runs the benchmarks; returns undefined if interrupted by a signal. Deletes the databases in either case. */
const run = async (benches: readonly Bench[]): Promise<Measured[] | undefined> => {
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
await mkdir(results, { recursive: true });
const where = machine();
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

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { oneAtATime } from '#platform/one-at-a-time.ts';
import { readOptions } from '../storm/options.ts';
import { isBroken, reportOf, verdictOf } from '../storm/report.ts';
import { runStorm } from '../storm/storm.ts';
import { buildIfNeeded } from './build.ts';

// `npm run storm -- --minutes 10 --seed 7 --kills 24`: the last line is the verdict, and the status tells the same.
const say = (line: string) => void process.stdout.write(`${line}\n`);
const options = readOptions(process.argv.slice(2));
const locks = join(import.meta.dirname, '../node_modules/.cache/storm-lock');

// Whoever stops us stops what we started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

await buildIfNeeded();
await mkdir(locks, { recursive: true });
const outcome = await oneAtATime(join(locks, 'lock'), () => runStorm(options, say));
for (const line of reportOf(options, outcome)) say(line);
say(verdictOf(options, outcome));
process.exitCode = isBroken(outcome) ? 1 : 0;

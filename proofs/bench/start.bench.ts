import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '#test/free-ports.ts';
import { buildIfNeeded } from '../../scripts/build.ts';
import { runProgram } from '../../scripts/run-program.ts';
import { median } from '../median.ts';
import { folderNamed, isReady, type Place, runProduct, startProduct } from '../product.ts';
import type { Bench, Figure } from './instruments/bench.ts';
import { OLD, oldProduct } from './instruments/old-product.ts';
import { processorTime } from './instruments/processor-time.ts';

/**
 * Measures how long the product takes to be ready for visitors, then and now in turn: on a restart, and from a fresh
 * clone with an empty home, whose packages come over the network.
 */
export const bench: Bench = {
  title: 'Start of the product with its own PostgreSQL, until it is ready for visitors',
  measure: async ({ isQuick, say }) => {
    await buildIfNeeded();
    const now: Place = { folder: folderNamed('bench-product') };
    const then: Place = { folder: folderNamed('bench-product-old'), root: await oldProduct(say) };
    const products = [await startProduct(then), await startProduct(now)];
    try {
      for (const { end } of products) await end();
      const rounds: { was: Start; is: Start }[] = [];
      for (let round = 1; round <= (isQuick ? 1 : 7); round += 1) {
        const one = { was: await startAgain(then), is: await startAgain(now) };
        say(`  second start ${round}: ${textOf(one.was)} then, ${textOf(one.is)} now`);
        rounds.push(one);
      }
      const row = (name: string, of: keyof Start): Figure => ({
        ...{ name, was: median(rounds.map((one) => one.was[of])), unit: 'ms' },
        value: median(rounds.map(({ is }) => is[of])),
      });
      const ratio = (of: keyof Start) => median(rounds.map(({ was, is }) => is[of] / was[of]));
      return [
        { ...row('second start', 'ms'), goal: { lessThan: 5_000 } },
        row('second start: processor time of all processes', 'processorMs'),
        { name: 'second start, now against then', value: ratio('ms'), unit: 'times', goal: { lessThan: 0.7 } },
        ...(isQuick ? [] : await firstStarts(say)),
      ];
    } finally {
      for (const { stop } of products) await stop();
    }
  },
};

type Start = Readonly<{ ms: number; processorMs: number }>;

const textOf = ({ ms, processorMs }: Start) =>
  `${(ms / 1000).toFixed(2)} s (processor ${(processorMs / 1000).toFixed(2)})`;

const startAgain = async (place: Place): Promise<Start> => {
  const begun = performance.now();
  const { pid, end } = await runProduct(place);
  const ms = performance.now() - begun;
  const processorMs = await processorTime(pid);
  await end();
  return { ms, processorMs };
};

/** `npm start` from fresh clones of what is committed. */
const firstStarts = async (say: (line: string) => void): Promise<Figure[]> => {
  const was = await firstStart(OLD);
  const value = await firstStart('HEAD');
  say(`  first start: ${(was / 1000).toFixed(0)} s then, ${(value / 1000).toFixed(0)} s now`);
  return [
    { name: 'first start, from a fresh clone with an empty home', was, value, unit: 'ms' },
    { name: 'first start, now against then', value: value / was, unit: 'times', goal: { lessThan: 0.65 } },
  ];
};

/** Where the machine's own programs are: a newcomer has no other Node. */
const machinePath = process.env.PATH?.split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

const firstStart = async (commit: string): Promise<number> => {
  // Not under node_modules, where Node runs no TypeScript.
  const folder = await mkdtemp(join(tmpdir(), 'saphan-first-'));
  const [clone, home] = [join(folder, 'clone'), join(folder, 'home')];
  await mkdir(home);
  await runProgram('git', ['clone', '--quiet', join(import.meta.dirname, '../..'), clone]);
  await runProgram('git', ['-C', clone, 'checkout', '--quiet', commit]);
  const [port = 0, sandboxPort = 0] = await freePorts(2);
  const begun = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { PATH: machinePath, HOME: home, PORT: String(port), OMISE_SANDBOX_PORT: String(sandboxPort) },
    stdio: 'ignore',
  });
  const exited = once(npm, 'exit');
  try {
    while (!(await isReady(port))) {
      if (npm.exitCode !== null) throw new Error(`npm start of ${commit} ended before it was ready`);
      await pause(100);
    }
    return performance.now() - begun;
  } finally {
    npm.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  }
};

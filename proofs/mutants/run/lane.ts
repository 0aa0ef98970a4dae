import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import type { Fault } from '../faults/fault.ts';
import { planted } from '../faults/planted.ts';
import { root } from '../faults/source-files.ts';
import { type FromWorker, lastingWorker } from './lasting-worker.ts';

/** The result of a test file with a fault active: failed, or hung beyond the time limit, and the faults reached. */
export type Outcome = Readonly<{ isRed: boolean; isHung: boolean; reached: FromWorker['reached'] }>;

type RunOptions = Readonly<{
  /** The id of the active fault; 0 for none. */
  fault: number;
  /** Runs only these tests of the file, by id. */
  only?: readonly string[] | undefined;
}>;

export type Lane = Readonly<{
  run: (testFile: string, options: RunOptions) => Promise<Outcome>;
  /** Makes the next run load every file again. */
  renew: () => void;
  close: () => Promise<void>;
}>;

const LONGEST_MS = 300_000;

/** Runs test files one at a time, each with a given fault active. Changes no files. */
export const openLane = async (faults: readonly Fault[]): Promise<Lane> => {
  let reached: FromWorker['reached'] = [];
  const worker = lastingWorker((message) => {
    reached = message.reached;
  });
  const vitest = await createVitest(
    {
      // A cached module would contain the faults of another draw.
      fsModuleCache: false,
      config: false,
      watch: false,
      cache: false,
      root,
      reporters: [{}],
      include: ['src/**/*.test.ts'],
      pool: worker.pool,
      isolate: false,
      maxWorkers: 1,
      testTimeout: 20_000,
      hookTimeout: 30_000,
      ...{
        globalSetup: 'test/prepare-database.ts',
        setupFiles: ['test/compare-temporal.ts', 'proofs/mutants/run/switch-faults.ts'],
      },
    },
    { logLevel: 'silent', plugins: [plantedIn(faults)] },
  );
  const project = vitest.getRootProject();

  const run = async (testFile: string, { fault, only }: RunOptions): Promise<Outcome> => {
    reached = [];
    project.provide('fault', fault);
    let isHung = false;
    const watch = setTimeout(() => {
      isHung = true;
      worker.renew();
    }, LONGEST_MS);
    const path = join(root, testFile);
    const ended = await vitest
      .runTestSpecifications([project.createSpecification(path, only && { testIds: [...only] })])
      .finally(() => clearTimeout(watch));
    const module = ended.testModules.find(({ moduleId }) => moduleId === path);
    const isRed = isHung || ended.unhandledErrors.length > 0 || module?.state() !== 'passed';
    return { isRed, isHung, reached };
  };

  return {
    run,
    renew: worker.renew,
    close: async () => {
      worker.renew();
      await vitest.close();
    },
  };
};

const plantedIn = (faults: readonly Fault[]) => {
  const byPath = Map.groupBy(faults, ({ file }) => join(root, file));
  return {
    name: 'planted-faults',
    enforce: 'pre' as const,
    transform: (source: string, id: string) => {
      const own = /\/src\/(modules|kernel)\/.*\.ts$/.test(id) && !id.endsWith('.test.ts');
      return own ? { code: planted(id, source, byPath.get(id) ?? []), map: null } : undefined;
    },
  };
};

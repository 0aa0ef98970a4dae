import { setTimeout as pause } from 'node:timers/promises';
import type { Options } from '../options.ts';
import { clerkKinds, customerKinds, type Kind } from '../plan/kinds.ts';
import { type Step, stepsOf } from '../plan/steps.ts';
import { clerkActs, customerActs } from './acts/acts.ts';
import { createClient } from './client.ts';
import type { Act, Shared, Worker } from './worker.ts';

type Load = Readonly<{
  options: Options;
  urls: readonly string[];
  shared: Shared;
  /** The headers of staff requests. */
  clerkHeaders: Readonly<Record<string, string>>;
  /** The prefix of idempotency keys, unique to this storm. */
  run: string;
}>;

/** Runs all workers concurrently, each step by step, until the storm's time is up. Returns the number of steps. */
export const runLoad = async ({ options, urls, shared, clerkHeaders, run }: Load): Promise<number> => {
  const { seed, kinds: only } = options;
  const end = performance.now() + options.minutes * 60_000;
  const workerNamed = (name: string, number: number, headers: Worker['headers']): Worker => ({
    ...shared,
    name,
    headers,
    own: [],
    call: createClient({ urls, first: number, from: `10.20.30.${number + 1}`, journal: shared.journal }),
    acknowledge: (...all) => void shared.journal.acknowledged.push(...all),
  });
  const customers = Array.from({ length: options.customers }, (_, number) => {
    const worker = workerNamed(`customer ${number}`, number, {});
    return work(worker, stepsOf({ seed, worker: worker.name, weighted: customerKinds, only }), customerActs, {
      end,
      run,
    });
  });
  const clerks = Array.from({ length: options.clerks }, (_, number) => {
    const worker = workerNamed(`clerk ${number}`, 100 + number, clerkHeaders);
    return work(worker, stepsOf({ seed, worker: worker.name, weighted: clerkKinds, only }), clerkActs, { end, run });
  });
  const steps = await Promise.all([...customers, ...clerks]);
  return steps.reduce((sum, one) => sum + one, 0);
};

const work = async <K extends Kind>(
  worker: Worker,
  steps: Iterable<Step<K>>,
  acts: Readonly<Record<K, Act>>,
  { end, run }: { end: number; run: string },
): Promise<number> => {
  let made = 0;
  for (const { name, kind, chance, pauseMs } of steps) {
    await pause(pauseMs);
    if (performance.now() > end) break;
    const key = `${run}-${name.replaceAll(/[^a-z\d]+/g, '-')}`;
    await acts[kind](worker, chance, key).catch((error: unknown) =>
      worker.journal.failedSteps.push(`${name}, ${kind}: ${String(error)}`),
    );
    made += 1;
  }
  return made;
};

import { Problem } from '#kernel/problem.ts';
import { type Env, readEnv } from '#platform/env.ts';
import { createLog, levelOf } from '#platform/log/log.ts';
import { logUnhandled } from '#platform/log/log-unhandled.ts';
import { assemble } from './app/assemble.ts';
import { type Closer, closer } from './app/closer.ts';

/** For journeys, which change what the running product answers. */
export { clearCaches } from '#platform/cache/cache-registry.ts';

/** Starts the product: database, payment sandbox, jobs, site. Prints `Ready on …` once the server listens. */
export const start = async (): Promise<void> => {
  try {
    await run(readEnv());
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : ((error as Error).stack ?? error)}\n`);
    process.exit(1);
  }
};

const run = async (env: Env): Promise<void> => {
  const log = createLog(levelOf(env, process.stdout));
  logUnhandled(log);
  const parts = closer(log);
  closeOnSignal(parts, LONGEST_END_MS + env.DRAIN_SECONDS * 1000);
  try {
    await assemble(env, { log, parts, hasPages: true });
  } catch (error) {
    await parts.close();
    throw error;
  }
};

/** The time limit for a clean stop, without the drain time; after it, the process exits even if a part hangs. */
const LONGEST_END_MS = 25_000;

const closeOnSignal = (parts: Closer, longestMs: number) => {
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), longestMs).unref();
    await parts.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close());
};

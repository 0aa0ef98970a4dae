import { relative } from 'node:path';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import type { assemble } from '#app/assemble.ts';
import { closer } from '#app/closer.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { readEnv } from '#platform/env.ts';
import { createLog, levelOf } from '#platform/log/log.ts';
import { logUnhandled } from '#platform/log/log-unhandled.ts';
import { startSandboxProcess } from '#platform/sandbox-process.ts';
import { say } from '../say.ts';

// Serves the product without its pages, and restarts when a file that it has loaded changes. Vite reloads the source in
// the same process, so packages, PostgreSQL and payment sandbox stay loaded: a new process takes several times as long.
const env = readEnv();
const log = createLog(levelOf(env, process.stdout));
logUnhandled(log);

const outlasting = closer(log);
/** Wraps a start function so that it starts a part only once, and stops the part when this process ends. */
const startOnce = <Options, Started extends { stop: () => Promise<void> }>(
  name: string,
  start: (options: Options) => Promise<Started>,
) => {
  let started: Promise<Started> | undefined;
  return async (options: Options): Promise<Started> => {
    started ??= start(options).then((running) => {
      outlasting.add(name, running.stop);
      return { ...running, stop: async () => undefined };
    });
    return started;
  };
};
const beside = {
  postgres: startOnce('PostgreSQL', startEmbeddedPostgres),
  sandbox: startOnce('payment sandbox', startSandboxProcess),
};

const vite = await createVite({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false },
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs nothing here');

let parts = closer(log);
const startAgain = async () => {
  await parts.close();
  parts = closer(log);
  ssr.runner.clearCache();
  try {
    const app = await ssr.runner.import<{ assemble: typeof assemble }>('/src/app/assemble.ts');
    await app.assemble(env, { log, parts, hasPages: false, beside });
  } catch (error) {
    say(
      `${error instanceof Error ? error.stack : error}\nThe product did not start. It is tried again when a file changes.`,
    );
  }
};

/** Restarts one after the other; all changes during a restart lead to a single further one. */
let isDue = true;
let starting: Promise<void> | undefined;
const startWhileDue = async () => {
  while (isDue) {
    isDue = false;
    await startAgain();
  }
  starting = undefined;
};
starting = startWhileDue();

const readAtStart = /^(migrations|src\/web\/drawings)\//;

vite.watcher.on('all', (_, path) => {
  const isLoaded = ssr.moduleGraph.getModulesByFile(path) !== undefined;
  if (!isLoaded && !readAtStart.test(relative(vite.config.root, path))) return;
  isDue = true;
  starting ??= startWhileDue();
});

const end = async () => {
  await vite.close();
  isDue = false;
  await starting;
  await parts.close();
  await outlasting.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());

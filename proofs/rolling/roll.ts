import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  postgresFolderIn,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '#platform/log/log.ts';
import { freePorts } from '#test/free-ports.ts';
import { say } from '../../scripts/say.ts';
import { lostOf } from '../lost.ts';
import { folderNamed } from '../product.ts';
import { visit } from '../visitors.ts';
import { expand } from './expand.ts';
import { startFront } from './front.ts';
import { type Process, startProcess } from './process.ts';
import { type Restart, verdictOf, wrongWith } from './verdict.ts';

const PROCESSES = 2;
const DRAIN_SECONDS = 3;

const folder = folderNamed('rolling');

const clear = async () => {
  await removeEmbeddedPostgres(postgresFolderIn(folder));
  await rm(folder, { recursive: true, force: true });
};

const settings = (databaseUrl: string, front: number) => ({
  DATABASE_URL: databaseUrl,
  SECRETS_KEY: randomBytes(32).toString('base64'),
  PUBLIC_URL: `http://127.0.0.1:${front}`,
  DEMO: 'on',
  PAYMENTS: 'off',
  RATE_LIMITS: 'off',
  TRUST_PROXY: 'on',
  DRAIN_SECONDS: String(DRAIN_SECONDS),
});

type Stage = Readonly<{ databaseUrl: string; processes: Process[]; seconds: number }>;

/** Restarts one process after the other until the time is up; halfway through, runs a migration first. */
const restartInTurn = async ({ databaseUrl, processes, seconds }: Stage): Promise<Restart[]> => {
  const restarts: Restart[] = [];
  const end = performance.now() + seconds * 1000;
  let isExpanded = false;
  await pause(2_000);
  while (performance.now() < end) {
    if (!isExpanded && performance.now() > end - seconds * 500) {
      await expand(databaseUrl, folder);
      isExpanded = true;
      say('  the database was expanded under the processes that run');
    }
    const index = restarts.length % processes.length;
    const former = processes[index];
    if (!former) break;
    const ended = await former.end();
    restarts.push({ process: index + 1, ...ended });
    processes[index] = await startProcess(former.place);
    say(`  process ${index + 1} ended after ${ended.seconds.toFixed(1)} s and is back`);
    // The proxy checks every second; wait until it uses this process again before stopping the next.
    await pause(2_000);
  }
  return restarts;
};

/**
 * Runs two processes of the built product on one PostgreSQL behind the deployment's proxy, and restarts them in turn
 * while visitors browse and book. Everything started is stopped in reverse order, even after a failure.
 */
export const roll = async ({ seconds, rate, seed }: { seconds: number; rate: number; seed: number }) => {
  await clear();
  await mkdir(folder, { recursive: true });
  await using parts = new AsyncDisposableStack();
  parts.defer(clear);
  const postgres = await startEmbeddedPostgres({ folder: postgresFolderIn(folder), log: createLog('error') });
  parts.defer(postgres.stop);
  const [frontPort = 0, ...ports] = await freePorts(1 + PROCESSES);
  const env = settings(postgres.url, frontPort);
  const processes: Process[] = [];
  parts.defer(async () => void (await Promise.all(processes.map(({ end }) => end()))));

  const began = performance.now();
  processes.push(
    ...(await Promise.all(ports.map((port) => startProcess({ folder: join(folder, `process-${port}`), port, env })))),
  );
  say(`Two processes at once on an empty database: ready after ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const front = await startFront(frontPort, ports);
  parts.defer(front.stop);
  say(`Behind ${front.name}, ${rate} requests a second for ${seconds} s, seed ${seed}`);

  const visits = visit({ origin: `http://127.0.0.1:${frontPort}`, rate, seed });
  parts.defer(async () => void (await visits.stop()));
  const from = performance.now();
  const restarts = await restartInTurn({ databaseUrl: postgres.url, processes, seconds });
  const felt = await visits.stop();
  const lasted = (performance.now() - from) / 1000;
  const lost = await lostOf(postgres.url, felt.booked);
  const proof = { front: front.name, seed, seconds: lasted, felt, restarts, lost };
  say(`Answers by status: ${JSON.stringify(felt.byStatus)}; the longest took ${felt.longestMs.toFixed(0)} ms`);
  const wrong = wrongWith(proof);
  for (const line of wrong.slice(0, 20)) say(`  ${line}`);
  return { wrong, verdict: verdictOf(proof) };
};

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = join(import.meta.dirname, '../scripts/start.ts');

const LONGEST_START_MS = 120_000;

export type Process = Readonly<{
  port: number;
  /** Asks it to end, as a deployment does. How it ended, and after how long. */
  end: () => Promise<{ status: number | null; seconds: number }>;
  /** Whether it has ended by itself. */
  isGone: () => boolean;
}>;

/** The whole product as `npm start` runs it; answers when it is ready for visitors. */
export const startProcess = async (port: number, env: Readonly<Record<string, string>>): Promise<Process> => {
  const child = fork(program, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const end = async () => {
    const began = performance.now();
    if (!isGone()) child.kill('SIGTERM');
    await exited;
    return { status: child.exitCode, seconds: (performance.now() - began) / 1000 };
  };
  const late = performance.now() + LONGEST_START_MS;
  while (!(await isReady(port))) {
    if (isGone()) throw new Error(`The process on port ${port} ended before it was ready`);
    if (performance.now() > late) {
      await end();
      throw new Error(`The process on port ${port} was not ready after ${LONGEST_START_MS / 1000} s`);
    }
    await pause(100);
  }
  return { port, end, isGone };
};

export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

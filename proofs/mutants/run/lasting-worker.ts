import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { PoolRunnerInitializer, PoolWorker } from 'vitest/node';

/** The worker's extra message: the faults that each test reached. */
export type FromWorker = Readonly<{ reached: readonly (readonly [test: string, faults: readonly number[]])[] }>;

export type LastingWorker = Readonly<{
  pool: PoolRunnerInitializer;
  /** Makes the next run start a new process, which loads every file again. */
  renew: () => void;
}>;

const isFromWorker = (message: unknown): message is FromWorker =>
  typeof message === 'object' && message !== null && 'reached' in message;

/**
 * A vitest pool with one process for all runs. Vitest would end it after each run, and loading the application takes
 * longer than its tests. So vitest's start and stop messages are answered here, without a restart.
 */
export const lastingWorker = (heard: (message: FromWorker) => void): LastingWorker => {
  const messages = new EventEmitter().setMaxListeners(0);
  let child: ChildProcess | undefined;
  let isStarted = false;

  const begin = (distPath: string, env: NodeJS.ProcessEnv, execArgv: string[]) => {
    const one = fork(join(distPath, 'workers/forks.js'), [], {
      env,
      execArgv,
      stdio: 'ignore',
      serialization: 'advanced',
    });
    one.on('message', (message) => (isFromWorker(message) ? heard(message) : messages.emit('message', message)));
    one.on('error', (error) => one === child && messages.emit('error', error));
    one.on('exit', (code, signal) => {
      if (one !== child) return;
      child = undefined;
      isStarted = false;
      messages.emit('exit', code, signal);
    });
    return one;
  };

  const answer = (type: string) =>
    setImmediate(() => messages.emit('message', { type, __vitest_worker_response__: true }));

  const workerOf = ({
    distPath,
    env,
    execArgv,
  }: Parameters<PoolRunnerInitializer['createPoolWorker']>[0]): PoolWorker => ({
    name: 'lasting',
    cacheFs: true,
    on: (event, callback) => void messages.on(event, callback),
    off: (event, callback) => void messages.off(event, callback),
    deserialize: (message) => message,
    start: async () => {
      child ??= begin(distPath, env as NodeJS.ProcessEnv, execArgv);
    },
    stop: async () => undefined,
    send: (message) => {
      if (message.type === 'stop') answer('stopped');
      else if (message.type === 'start' && isStarted) answer('started');
      else child?.send(message);
      isStarted ||= message.type === 'start';
    },
  });

  return {
    pool: { name: 'lasting', createPoolWorker: workerOf },
    renew: () => {
      const old = child;
      child = undefined;
      isStarted = false;
      old?.kill('SIGKILL');
      // Notifies the waiting listeners of the exit, once.
      if (old) messages.emit('exit', null, 'SIGKILL');
      messages.removeAllListeners('exit');
    },
  };
};

import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { PoolRunnerInitializer, PoolWorker } from 'vitest/node';

/** What the worker tells besides what vitest asks for: by test, the faults that it reaches. */
export type FromWorker = Readonly<{ reached: readonly (readonly [test: string, faults: readonly number[]])[] }>;

export type LastingWorker = Readonly<{
  pool: PoolRunnerInitializer;
  /** The next run has a process of its own, in which every file is loaded anew. */
  renew: () => void;
}>;

const isFromWorker = (message: unknown): message is FromWorker =>
  typeof message === 'object' && message !== null && 'reached' in message;

/**
 * One process for all runs: vitest would end it after each, and the application took longer to load than its tests. So
 * it is started once, and what vitest says to start or stop it is answered here.
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
      // Whoever waits for it hears of its end, once.
      if (old) messages.emit('exit', null, 'SIGKILL');
      messages.removeAllListeners('exit');
    },
  };
};

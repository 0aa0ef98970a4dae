import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const bench = join(import.meta.dirname, '..');

/** A program of `proofs/bench/` in a process of its own; it ends with ours. */
const start = (program: string, env: Record<string, string> = {}): ChildProcess =>
  fork(join(bench, program), { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

export type Running = Readonly<{ port: number; stop: () => Promise<void> }>;

/** Starts a server and waits until it says its port. */
export const startServer = async (program: string, env: Record<string, string>): Promise<Running> => {
  const child = start(program, env);
  const { port } = await answerOf<{ port: number }>(child);
  return { port, stop: () => stop(child) };
};

/** In a server's process: says the port on which it listens, and ends with whoever started it. */
export const announcePort = (port: number): void => {
  process.once('disconnect', () => process.exit());
  process.send?.({ port });
};

/** A process that does one kind of task, again and again. */
export const startWorker = <Task extends object, Result>(program: string) => {
  const child = start(program);
  const run = (task: Task): Promise<Result> => {
    child.send(task);
    return answerOf<Result>(child);
  };
  return { run, stop: () => stop(child) };
};

/** In a worker's process: how a task is done. */
export const answerTasks = <Task, Result>(work: (task: Task) => Promise<Result>): void => {
  process.on('message', async (task: Task) => process.send?.(await work(task)));
};

const answerOf = <Answer>(child: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const heard = (message: unknown) => {
      child.off('exit', ended);
      resolve(message as Answer);
    };
    const ended = () => {
      child.off('message', heard);
      reject(new Error(`${child.spawnfile} ended before it answered`));
    };
    child.once('message', heard).once('exit', ended);
  });

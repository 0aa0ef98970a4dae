import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const bench = join(import.meta.dirname, '..');

/** Forks a program of `proofs/bench/`, which ends with our process. */
const start = (program: string, env: Record<string, string> = {}): ChildProcess =>
  fork(join(bench, program), { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

export type Running = Readonly<{ port: number; pid: number; stop: () => Promise<void> }>;

/** Starts a server and waits until it announces its port. */
export const startServer = async (program: string, env: Record<string, string>): Promise<Running> => {
  const child = start(program, env);
  const { port } = await answerOf<{ port: number }>(child);
  return { port, pid: child.pid ?? 0, stop: () => stop(child) };
};

/** For a server's process: announces its port to the parent, and exits when the parent does. */
export const announcePort = (port: number): void => {
  process.once('disconnect', () => process.exit());
  process.send?.({ port });
};

/** Starts a process that runs tasks of one kind on request. */
export const startWorker = <Task extends object, Result>(program: string) => {
  const child = start(program);
  const run = (task: Task): Promise<Result> => {
    child.send(task);
    return answerOf<Result>(child);
  };
  return { run, stop: () => stop(child) };
};

/** For a worker's process: registers the function that runs a task. */
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

export type Supervised = Readonly<{
  kill: () => Promise<void>;
  /** Ends it in order, for good. */
  stop: () => Promise<void>;
  /** How it ended where nobody killed it: a defect. */
  crashes: readonly string[];
}>;

type Program = Readonly<{ file: string; env: Record<string, string>; logFile: string }>;

/** A program that is started again whenever it ends, as an init system does. Its channel to us tells it when we are gone. */
export const supervise = ({ file, env, logFile }: Program): Supervised => {
  const log = openSync(logFile, 'a');
  const crashes: string[] = [];
  let isEnding = false;
  let killed: ChildProcess | undefined;

  const launch = () => {
    const started = spawn(process.execPath, [file], { env, stdio: ['ignore', log, log, 'ipc'] });
    started.once('exit', (code, signal) => {
      if (isEnding) return;
      if (started !== killed) crashes.push(`ended by itself with ${signal ?? `status ${code}`}`);
      child = launch();
    });
    return started;
  };
  let child = launch();
  const killWithUs = () => void child.kill('SIGKILL');
  // Before the folder is cleared in which it works.
  process.prependOnceListener('exit', killWithUs);

  return {
    crashes,
    kill: async () => {
      const victim = child;
      killed = victim;
      victim.kill('SIGKILL');
      await ended(victim);
    },
    stop: async () => {
      isEnding = true;
      child.kill('SIGTERM');
      await ended(child);
      process.off('exit', killWithUs);
    },
  };
};

const ended = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

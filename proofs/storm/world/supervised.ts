import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

export type Supervised = Readonly<{
  kill: () => Promise<void>;
  /** Stops the program for good. */
  stop: () => Promise<void>;
  /** Exits that were not caused by a kill, which are defects. */
  crashes: readonly string[];
}>;

type Program = Readonly<{ file: string; env: Record<string, string>; logFile: string }>;

/**
 * Restarts a program whenever it exits, as an init system does. The IPC channel tells the program when our process is
 * gone.
 */
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
  // Runs before the exit handler that clears the program's folder.
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

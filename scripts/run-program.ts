import { spawn } from 'node:child_process';
import { constants } from 'node:os';

type Options = Readonly<{ env?: Record<string, string>; isQuiet?: boolean }>;

/**
 * Runs a program of the project, found on the PATH that the bootstrap sets, and returns its exit status. Forwards
 * signals to the program and waits for its end. With `isQuiet`, shows the program's output only when it fails.
 */
export const runProgram = (program: string, args: readonly string[], { env, isQuiet }: Options = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));

    const pass = (signal: NodeJS.Signals) => void child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, pass);
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../src/omise-sandbox/main.ts');
const endWithParent = join(import.meta.dirname, 'end-with-parent.ts');

/** The keys that the sandbox accepts. */
export const sandboxKeys = { publicKey: 'pkey_test_sandbox', secretKey: 'skey_test_sandbox' };

export type StartedSandbox = Awaited<ReturnType<typeof startSandbox>>;

/**
 * Starts the payment sandbox in a separate process, listening at `url`. By default on a free port and with a temporary
 * folder, which `stop` deletes. `stop` ends it cleanly; `kill` sends SIGKILL and keeps the folder for another start.
 * The sandbox always ends with this process.
 */
export const startSandbox = async ({ port = 0, folder }: { port?: number; folder?: string } = {}) => {
  const dataFolder = folder ?? mkdtempSync(join(tmpdir(), 'saphan-sandbox-'));
  const child = spawn(process.execPath, ['--import', endWithParent, main], {
    env: { OMISE_SANDBOX_PORT: String(port), OMISE_SANDBOX_FOLDER: dataFolder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');

  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  const url = await Promise.race([
    once(child.stdout, 'data').then(([line]) => healthy(String(line))),
    exited.then(() => Promise.reject(new Error('The payment sandbox ended before it was ready'))),
  ]);
  return {
    url,
    folder: dataFolder,
    stop: async () => {
      await end('SIGTERM');
      if (folder === undefined) rmSync(dataFolder, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
};

/** The URL in the sandbox's output line, after a check that a payment sandbox responds there. */
const healthy = async (line: string): Promise<string> => {
  const url = /http:\/\/\S+:\d+/.exec(line)?.[0];
  if (!url) throw new Error(`The payment sandbox named no address: ${line}`);
  const { sandbox } = await (await fetch(`${url}/sandbox/health`)).json();
  if (sandbox !== 'saphan') throw new Error(`No payment sandbox answers at ${url}`);
  return url;
};

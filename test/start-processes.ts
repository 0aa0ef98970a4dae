import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./serve-api.ts', import.meta.url));
const endWithParent = fileURLToPath(new URL('./end-with-parent.ts', import.meta.url));

/** Starts application processes on one database, optionally with a payment provider. `stop` kills them (SIGKILL). */
export const startProcesses = async (databaseUrl: string, howMany: number, providerUrl?: string) => {
  const children = Array.from({ length: howMany }, () =>
    spawn(process.execPath, ['--import', endWithParent, program], {
      env: { ...process.env, DATABASE_URL: databaseUrl, ...(providerUrl && { PROVIDER_URL: providerUrl }) },
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const addresses = await Promise.all(
    children.map(async ({ stdout }) => {
      const [line] = (await once(stdout, 'data')) as [Buffer];
      return (JSON.parse(line.toString()) as { address: string }).address;
    }),
  );
  const stop = async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  };
  return { addresses, stop };
};

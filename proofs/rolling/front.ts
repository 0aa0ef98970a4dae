import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isReady } from '../product.ts';
import { type Front, startOwnFront } from './own-front.ts';

const config = join(import.meta.dirname, '../../deploy/Caddyfile');

/**
 * Starts the reverse proxy: Caddy with the deployment's configuration if installed, otherwise our own with the same
 * balancing and health checks; its name says which.
 */
export const startFront = async (port: number, upstreams: readonly number[]): Promise<Front> =>
  (await startCaddy(port, upstreams)) ?? startOwnFront(port, upstreams);

const startCaddy = async (port: number, upstreams: readonly number[]): Promise<Front | undefined> => {
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
      // All visitors here share one IP address.
      BALANCE: 'round_robin',
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  // If the program is missing, waiting for `spawn` rejects.
  const isThere = await once(child, 'spawn').then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('Caddy ended before it served');
    await pause(100);
  }
  return {
    name: 'Caddy with deploy/Caddyfile',
    stop: async () => {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};

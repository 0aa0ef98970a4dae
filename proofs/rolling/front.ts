import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isReady } from '../product.ts';
import { type Front, startOwnFront } from './own-front.ts';

const config = join(import.meta.dirname, '../../deploy/Caddyfile');

/**
 * What stands before the processes: Caddy with the file of the deployment where the machine has it, else one of our own
 * that shares out and looks after them in the same way, and says so in its name.
 */
export const startFront = async (port: number, upstreams: readonly number[]): Promise<Front> =>
  (await startCaddy(port, upstreams)) ?? startOwnFront(port, upstreams);

const startCaddy = async (port: number, upstreams: readonly number[]): Promise<Front | undefined> => {
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
      // All visitors here have one address.
      BALANCE: 'round_robin',
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  // Without the program, what is waited for is refused.
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

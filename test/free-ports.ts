import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The range is below the ephemeral ports, so that no connection takes a port while its process restarts. */
const FIRST = 20_000;
const LAST = 32_000;

/** Ports that are currently free. */
export const freePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
};

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port);
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((closed) => probe.close(closed));
  return isListening;
};

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Ports of 127.0.0.1 that nobody uses now. */
export const freePorts = async (count: number): Promise<number[]> => {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer().listen(0, '127.0.0.1');
      await once(probe, 'listening');
      return probe;
    }),
  );
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((closed) => probe.close(closed))));
  return ports;
};

import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../../median.ts';

/** Reads metrics of a product's process from its METRICS_PORT. */
export const figuresOf = (port: number) => {
  const read = async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (!value) throw new Error(`The process does not tell ${name}`);
    return Number(value);
  };
  const megabytes = async () => (await read('process_resident_memory_bytes')) / 1e6;

  return {
    megabytes,
    /** The median memory while the work runs; a single sample could fall just before or after a garbage collection. */
    megabytesDuring: async <T>(work: Promise<T>): Promise<{ held: number; result: T }> => {
      const looks: number[] = [];
      let isDone = false;
      const watched = (async () => {
        while (!isDone) {
          looks.push(await megabytes());
          await pause(1_000);
        }
      })();
      const result = await work.finally(() => {
        isDone = true;
      });
      await watched;
      return { held: median(looks), result };
    },
    /**
     * The number of active resources (sockets, files, timers) of an idle process. The minimum of ten samples, so that a
     * passing job does not count as growth.
     */
    resourcesAtRest: async (): Promise<number> => {
      // Idle database connections are closed after ten seconds.
      await pause(12_000);
      const looks: number[] = [];
      for (let look = 0; look < 10; look += 1) {
        looks.push(await read('nodejs_active_resources_total'));
        await pause(500);
      }
      return Math.min(...looks);
    },
  };
};

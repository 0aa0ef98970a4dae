import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../../median.ts';

/** What a process of the product tells of itself on its METRICS_PORT. */
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
    /** The middle of what it held while the work was done: a single look falls before or after a collection. */
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
     * Sockets, files, timers and all else that keeps it alive, when nobody asks anything of it. The fewest of some
     * looks: a job that passes by is no growth.
     */
    resourcesAtRest: async (): Promise<number> => {
      // Connections to the database that nobody uses are closed after ten seconds.
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

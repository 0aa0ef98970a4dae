import { median } from '../../median.ts';
import type { Figure, Stage } from './bench.ts';
import { get, startLoad } from './load-worker.ts';
import { startServer } from './processes.ts';

type Growing = Readonly<{
  /** A short name of the request: `search`. */
  name: string;
  sizes: readonly number[];
  path: string;
  /** The headers of a request, given the database's URL. */
  headersOf?: (databaseUrl: string) => Promise<Record<string, string>>;
}>;

/**
 * The median latency at each size, with one request at a time so that nothing queues, and the growth factor overall.
 */
export const growthOf = async ({ businesses, isQuick, say }: Stage, growing: Growing): Promise<Figure[]> => {
  const { name, sizes, path, headersOf } = growing;
  const load = startLoad();
  const servers = [];
  try {
    for (const bookings of sizes) {
      const url = await businesses.withBookings(bookings);
      const requests = [get(path, await headersOf?.(url))];
      servers.push({ ...(await startServer('serve-application.ts', { DATABASE_URL: url })), requests });
    }
    const wait = async ({ port, requests }: { port: number; requests: string[] }, seconds: number) =>
      (await load.run({ ports: [port], requests, connections: 1, seconds })).medianMs;
    for (const server of servers) await wait(server, isQuick ? 1 : 4);
    const rounds: number[][] = [];
    for (let round = 1; round <= 5; round += 1) {
      const medians: number[] = [];
      for (const server of servers) medians.push(await wait(server, isQuick ? 1 : 3));
      say(`  round ${round}: ${medians.map((ms) => ms.toFixed(2)).join(', ')} ms`);
      rounds.push(medians);
    }
    return [
      ...sizes.map((bookings, size) => ({
        name: `${name} at ${bookings.toLocaleString('en')} bookings`,
        value: median(rounds.map((medians) => medians[size] ?? Number.NaN)),
        unit: 'ms' as const,
      })),
      {
        name: `growth of the ${name} from ${sizes[0]?.toLocaleString('en')} to ${sizes.at(-1)?.toLocaleString('en')} bookings`,
        value: median(rounds.map((medians) => (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN))),
        unit: 'times',
        goal: { lessThan: 1.5 },
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
    await load.stop();
  }
};

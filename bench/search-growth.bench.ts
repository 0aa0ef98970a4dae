import { search } from './business/asked.ts';
import type { Bench } from './instruments/bench.ts';
import { get, startLoad } from './instruments/load-worker.ts';
import { median } from './instruments/numbers.ts';
import { startServer } from './instruments/processes.ts';

/** The same search with the same share taken, as the years fill up: one visitor at a time, so that nothing queues. */
export const bench: Bench = {
  title: 'Median of the same search as bookings grow',
  measure: async ({ businesses, isQuick, say }) => {
    const sizes = isQuick ? [5_000, 50_000] : [5_000, 50_000, 500_000];
    const load = startLoad();
    const servers = [];
    try {
      for (const bookings of sizes) {
        const url = await businesses.withBookings(bookings);
        servers.push(await startServer('serve-application.ts', { DATABASE_URL: url }));
      }
      const wait = async (port: number, seconds: number) =>
        (await load.run({ ports: [port], requests: [get(search)], connections: 1, seconds })).medianMs;
      for (const { port } of servers) await wait(port, isQuick ? 1 : 4);
      const rounds: number[][] = [];
      for (let round = 1; round <= 5; round += 1) {
        const medians: number[] = [];
        for (const { port } of servers) medians.push(await wait(port, isQuick ? 1 : 3));
        say(`  round ${round}: ${medians.map((ms) => ms.toFixed(2)).join(', ')} ms`);
        rounds.push(medians);
      }
      return [
        ...sizes.map((bookings, size) => ({
          name: `search at ${bookings.toLocaleString('en')} bookings`,
          value: median(rounds.map((medians) => medians[size] ?? Number.NaN)),
          unit: 'ms' as const,
        })),
        {
          name: `growth of the search from ${sizes[0]?.toLocaleString('en')} to ${sizes.at(-1)?.toLocaleString('en')} bookings`,
          value: median(rounds.map((medians) => (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN))),
          unit: 'times',
          goal: { lessThan: 1.5 },
        },
      ];
    } finally {
      for (const server of servers) await server.stop();
      await load.stop();
    }
  },
};

import { search } from '../business/search-period.ts';
import { get, startLoad } from './load-worker.ts';
import { startServer } from './processes.ts';

const READS = [search, '/api/locations', '/api/vehicle-categories', '/api/vehicles?limit=12'];

/** Runs the work while four visitors read and search nonstop, and reports how many responses they got. */
export const withVisitors = async <T>(databaseUrl: string, say: (line: string) => void, work: () => Promise<T>) => {
  const server = await startServer('serve-application.ts', { DATABASE_URL: databaseUrl });
  const load = startLoad();
  try {
    const requests = READS.map((path) => get(path));
    const read = () => load.run({ ports: [server.port], requests, connections: 4, seconds: 1 });
    await read();
    const begun = performance.now();
    let answers = 0;
    let isDone = false;
    const reading = (async () => {
      while (!isDone) answers += (await read()).perSecond;
    })();
    const result = await work().finally(() => {
      isDone = true;
    });
    const seconds = (performance.now() - begun) / 1000;
    await reading;
    say(`  visitors had ${(answers / Math.max(1, Math.ceil(seconds))).toFixed(0)} answers a second meanwhile`);
    return result;
  } finally {
    await load.stop();
    await server.stop();
  }
};

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { search } from './business/asked.ts';
import type { Bench, Stage } from './instruments/bench.ts';
import { captureStatements } from './instruments/captured-statements.ts';
import { get, startLoad } from './instruments/load-worker.ts';
import { median } from './instruments/numbers.ts';
import { startServer } from './instruments/processes.ts';

/** Availability search over HTTP, as a share of what the same statements and the same bytes cost without us. */
export const bench: Bench = {
  title: 'Availability search, one page of 24 with quotes, against a bare server',
  measure: async (stage) => {
    const bookings = stage.isQuick ? 5_000 : 500_000;
    const url = await stage.businesses.withBookings(bookings);
    const application = await startServer('serve-application.ts', { DATABASE_URL: url });
    const script = await writeScript(url, application.port);
    const bare = await startServer('serve-bare.ts', { DATABASE_URL: url, SCRIPT: script });
    try {
      const rounds = await alternate(stage, application.port, bare.port);
      return [
        { name: 'application', value: median(rounds.map((round) => round.application)), unit: 'a second' },
        { name: 'bare server', value: median(rounds.map((round) => round.bare)), unit: 'a second' },
        {
          name: 'search throughput against the bare server',
          value: median(rounds.map((round) => round.application / round.bare)),
          unit: 'times',
          goal: { atLeast: 0.7 },
        },
      ];
    } finally {
      await application.stop();
      await bare.stop();
    }
  },
};

const alternate = async ({ isQuick, say }: Stage, application: number, bare: number) => {
  const load = startLoad();
  const rate = async (port: number, seconds: number) =>
    (await load.run({ ports: [port], requests: [get(search)], connections: 8, seconds })).perSecond;
  try {
    for (const port of [application, bare]) await rate(port, isQuick ? 2 : 6);
    const rounds: { application: number; bare: number }[] = [];
    for (let round = 1; round <= 5; round += 1) {
      const measured = {
        application: await rate(application, isQuick ? 1 : 5),
        bare: await rate(bare, isQuick ? 1 : 5),
      };
      say(`  round ${round}: ${measured.application.toFixed(0)} and bare ${measured.bare.toFixed(0)} a second`);
      rounds.push(measured);
    }
    return rounds;
  } finally {
    await load.stop();
  }
};

const folder = join(import.meta.dirname, '../node_modules/.cache/bench');

/** For the bare server: the application's statements, and its answer to the very request with all its headers. */
const writeScript = async (databaseUrl: string, port: number): Promise<string> => {
  const statements = await captureStatements(databaseUrl, search);
  const response = await fetch(`http://127.0.0.1:${port}${search}`, { headers: { 'accept-encoding': 'identity' } });
  const body = await response.text();
  refuseOtherPage(body);
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _alive,
    ...headers
  } = Object.fromEntries(response.headers);
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'bare-search.json');
  await writeFile(file, JSON.stringify({ statements, headers, body }));
  return file;
};

type Page = { total: number; data: { quote: unknown }[]; notFree: unknown[] };

const refuseOtherPage = (body: string) => {
  const { total, data, notFree }: Page = JSON.parse(body);
  const isWhole = total === 1_400 && data.length === 24 && data.every(({ quote }) => quote) && notFree.length === 3;
  if (!isWhole) throw new Error('The search did not answer 24 of 1,400 vehicles with quotes, and 3 that are taken');
};

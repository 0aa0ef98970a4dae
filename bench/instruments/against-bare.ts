import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stage } from './bench.ts';
import { captureStatements } from './captured-statements.ts';
import { get, startLoad } from './load-worker.ts';
import { median } from './numbers.ts';
import { startServer } from './processes.ts';

export type Asked = Readonly<{
  /** Of the database that both serve from. */
  databaseUrl: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Throws for an answer that is not the one to be measured. */
  refuseOther: (body: string) => void;
}>;

export type AgainstBare = Readonly<{ application: number; bare: number; ratio: number }>;

/**
 * Answers a second of the application, and of a bare server that runs the same statements and sends the same bytes: warm,
 * median of five alternating rounds. The ratio is the median of the rounds' ratios.
 */
export const againstBare = async (stage: Stage, asked: Asked): Promise<AgainstBare> => {
  const { databaseUrl } = asked;
  const application = await startServer('serve-application.ts', { DATABASE_URL: databaseUrl });
  const script = await writeScript(asked, application.port);
  const bare = await startServer('serve-bare.ts', { DATABASE_URL: databaseUrl, SCRIPT: script });
  try {
    const rounds = await alternate(stage, asked, { application: application.port, bare: bare.port });
    return {
      application: median(rounds.map((round) => round.application)),
      bare: median(rounds.map((round) => round.bare)),
      ratio: median(rounds.map((round) => round.application / round.bare)),
    };
  } finally {
    await application.stop();
    await bare.stop();
  }
};

type Ports = Readonly<{ application: number; bare: number }>;

const alternate = async ({ isQuick, say }: Stage, { path, headers }: Asked, ports: Ports) => {
  const load = startLoad();
  const requests = [get(path, headers)];
  const rate = async (port: number, seconds: number) =>
    (await load.run({ ports: [port], requests, connections: 8, seconds })).perSecond;
  try {
    for (const port of [ports.application, ports.bare]) await rate(port, isQuick ? 2 : 6);
    const rounds: { application: number; bare: number }[] = [];
    for (let round = 1; round <= 5; round += 1) {
      const measured = {
        application: await rate(ports.application, isQuick ? 1 : 5),
        bare: await rate(ports.bare, isQuick ? 1 : 5),
      };
      say(`  round ${round}: ${measured.application.toFixed(0)} and bare ${measured.bare.toFixed(0)} a second`);
      rounds.push(measured);
    }
    return rounds;
  } finally {
    await load.stop();
  }
};

const folder = join(import.meta.dirname, '../../node_modules/.cache/bench');

/** For the bare server: the application's statements, and its answer to the very request with all its headers. */
const writeScript = async ({ databaseUrl, path, headers, refuseOther }: Asked, port: number): Promise<string> => {
  const statements = await captureStatements(databaseUrl, path, headers);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  const body = await response.text();
  refuseOther(body);
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...sent } = Object.fromEntries(response.headers);
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'bare-answer.json');
  await writeFile(file, JSON.stringify({ statements, headers: sent, body }));
  return file;
};

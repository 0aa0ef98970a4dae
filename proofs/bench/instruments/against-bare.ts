import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stage } from './bench.ts';
import { captureStatements } from './captured-statements.ts';
import { type AgainstBare, inTurn, type Rate } from './in-turn.ts';
import { get, startLoad } from './load-worker.ts';
import { startServer } from './processes.ts';

export type Request = Readonly<{
  /** The database of both servers. */
  databaseUrl: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Throws if the response is not the one to be measured. */
  refuseOther: (body: string) => void;
}>;

/** Measures the application against a bare server that runs the same statements and sends the same bytes. */
export const againstBare = async (stage: Stage, request: Request): Promise<AgainstBare> => {
  const { databaseUrl, path, headers } = request;
  const application = await startServer('serve-application.ts', { DATABASE_URL: databaseUrl });
  const script = await writeScript('bare-answer.json', await answerTo(request, application.port));
  const bare = await startServer('serve-bare.ts', { DATABASE_URL: databaseUrl, SCRIPT: script });
  const load = startLoad();
  const requests = [get(path, headers)];
  const rateOf =
    (port: number): Rate =>
    async (seconds) =>
      (await load.run({ ports: [port], requests, connections: 8, seconds })).perSecond;
  try {
    return await inTurn(stage, { application: rateOf(application.port), bare: rateOf(bare.port) });
  } finally {
    await load.stop();
    await application.stop();
    await bare.stop();
  }
};

const folder = join(import.meta.dirname, '../../../node_modules/.cache/bench');

/** Writes the script that a bare server reads on start, and returns its path. */
export const writeScript = async (name: string, script: object): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, name);
  await writeFile(file, JSON.stringify(script));
  return file;
};

/** The script of the bare server: the application's statements, and its full response to the request. */
const answerTo = async ({ databaseUrl, path, headers, refuseOther }: Request, port: number) => {
  const statements = await captureStatements(databaseUrl, path, headers);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  const body = await response.text();
  refuseOther(body);
  return { statements, headers: sentHeaders(response.headers), body };
};

/** The headers without those that a server adds on its own. */
export const sentHeaders = (headers: Headers): Record<string, string> => {
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...sent } = Object.fromEntries(headers);
  return sent;
};

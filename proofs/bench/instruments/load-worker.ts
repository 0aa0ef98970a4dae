import type { Felt, Load } from './load.ts';
import { startWorker } from './processes.ts';

/** Starts the process that sends requests. Throws if any response has a status other than 200. */
export const startLoad = () => {
  const worker = startWorker<Load, Felt>('make-load.ts');
  const run = async (load: Load): Promise<Felt> => {
    const felt = await worker.run(load);
    const wrong = Object.entries(felt.statuses).filter(([status]) => status !== '200');
    if (wrong.length > 0) throw new Error(`Answers that were not 200: ${JSON.stringify(Object.fromEntries(wrong))}`);
    return felt;
  };
  return { ...worker, run };
};

type Headers = Readonly<Record<string, string>>;

export const get = (path: string, headers: Headers = {}): string => `GET ${path} HTTP/1.1\r\n${linesOf(headers)}\r\n`;

export const post = (path: string, body: object, headers: Headers = {}): string => {
  const json = JSON.stringify(body);
  const lines = linesOf({
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(json)),
    ...headers,
  });
  return `POST ${path} HTTP/1.1\r\n${lines}\r\n${json}`;
};

const linesOf = (headers: Headers): string =>
  Object.entries({ host: '127.0.0.1', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

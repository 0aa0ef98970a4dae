import type { Felt, Load } from './load.ts';
import { startWorker } from './processes.ts';

/** Starts the process that sends requests. An answer of any other status than 200 ends the run. */
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

export const get = (path: string, headers: Readonly<Record<string, string>> = {}): string => {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
};

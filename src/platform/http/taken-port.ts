import { once } from 'node:events';
import { createServer } from 'node:net';
import { Problem } from '#kernel/problem.ts';

type Place = Readonly<{ variable: 'PORT' | 'METRICS_PORT'; port: number; host: string }>;

/** Refuses a port that cannot be listened on, before anything else is started for it. */
export const refuseTakenPort = async (place: Place): Promise<void> => {
  const probe = createServer();
  await listeningOn(place, async () => {
    probe.listen(place.port, place.host);
    await once(probe, 'listening');
  });
  probe.close();
  await once(probe, 'close');
};

/** Begins to listen; a port that cannot be had is said in a sentence. */
export const listeningOn = async <Result>(place: Place, listen: () => Promise<Result>): Promise<Result> => {
  try {
    return await listen();
  } catch (error) {
    const sentence = sentences[error instanceof Error && 'code' in error ? String(error.code) : '']?.(place);
    throw sentence === undefined ? error : new Problem(500, 'env.port', { params: { reason: sentence } });
  }
};

const sentences: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ variable, port, host }) =>
    `Port ${port} of ${host} is taken by another program, or by this product already: end that, or set ${variable} to another port.`,
  EACCES: ({ variable, port }) => `Port ${port} is not free to everybody: set ${variable} to one from 1024 on.`,
  EADDRNOTAVAIL: ({ variable, host }) =>
    `${host} is no address of this machine: set ${variable === 'PORT' ? 'HOST' : 'METRICS_HOST'} to one that is.`,
};

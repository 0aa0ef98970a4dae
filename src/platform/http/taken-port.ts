import { once } from 'node:events';
import { createServer } from 'node:net';
import { Problem } from '#kernel/problem.ts';

type Place = Readonly<{ variable: 'PORT' | 'METRICS_PORT'; port: number; host: string }>;

/** Throws when the port cannot be listened on; call before starting anything else. */
export const refuseTakenPort = async (place: Place): Promise<void> => {
  const probe = createServer();
  await listeningOn(place, async () => {
    probe.listen(place.port, place.host);
    await once(probe, 'listening');
  });
  probe.close();
  await once(probe, 'close');
};

/** Starts listening; an unavailable port becomes a Problem for the operator. */
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

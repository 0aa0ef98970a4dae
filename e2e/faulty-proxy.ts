import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const answer =
  (status: number, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<h1>Not what you came for</h1>');
  };

/** The eight ways in which the way between a browser and the product fails. */
export const faults = {
  refused: (_, response) => response.socket?.destroy(),
  reset: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/x-script', 'content-length': '5000' });
    response.write('[');
    setTimeout(() => response.socket?.resetAndDestroy(), 20);
  },
  hanging: () => undefined,
  'bad gateway': answer(502),
  unavailable: answer(503),
  'gateway timeout': answer(504),
  limited: answer(429, { 'retry-after': '2' }),
  'sign-in page of a hotel': answer(200),
} as const satisfies Record<string, (request: IncomingMessage, response: ServerResponse) => void>;

export type Fault = keyof typeof faults;

export type FaultyProxy = Readonly<{
  origin: string;
  /** Fails every request that `which` matches, by default all, until `heal`. */
  fail: (fault: Fault, which?: (request: IncomingMessage) => boolean) => void;
  heal: () => void;
  close: () => void;
}>;

/** A proxy in front of the product, on the same host, so that cookies of one are cookies of the other. */
export const startFaultyProxy = async (product: string): Promise<FaultyProxy> => {
  let failing: { fault: Fault; which: (request: IncomingMessage) => boolean } | null = null;
  const { hostname, port } = new URL(product);
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    if (failing?.which(incoming)) return faults[failing.fault](incoming, response);
    const onward = request({ hostname, port, method, path: url, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    fail: (fault, which = () => true) => {
      failing = { fault, which };
    },
    heal: () => {
      failing = null;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

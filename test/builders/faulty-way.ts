import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What becomes of a call on its way. `timeout`, `lost answer` and `late 503` come after the provider did the work, the
 * others before; `timeout` and `black hole` answer nothing, and the latter does not even read.
 */
export const faults = ['timeout', 'reset', '503', 'black hole', 'lost answer', 'late 503'] as const;
export type Fault = (typeof faults)[number];

/** A way to the provider that lets one call fail, the next of its kind after `breakNext`. */
export const faultyWay = async (target: () => string) => {
  let planned: { fault: Fault; call: RegExp } | null = null;
  const taken: string[] = [];

  const take = ({ method, url }: IncomingMessage): Fault | null => {
    const name = `${method} ${url}`;
    if (!planned?.call.test(name)) return null;
    const { fault } = planned;
    planned = null;
    taken.push(name);
    return fault;
  };

  const server = createServer((incoming, outgoing) => {
    const fault = take(incoming);
    if (fault === 'black hole') return void incoming.pause();
    if (fault === 'reset') return void incoming.socket.resetAndDestroy();
    if (fault === '503') return void outgoing.writeHead(503).end('<h1>Busy</h1>');
    const { method = 'GET', headers, url = '/' } = incoming;
    const forwarded = request(new URL(url, target()), { method, headers }, (reply) => {
      if (!fault) return void reply.pipe(outgoing.writeHead(reply.statusCode ?? 502, reply.headers));
      reply.resume();
      if (fault === 'lost answer') incoming.socket.resetAndDestroy();
      if (fault === 'late 503') outgoing.writeHead(503).end('<h1>Busy</h1>');
    });
    forwarded.on('error', () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    breakNext: (call: RegExp, fault: Fault) => {
      planned = { fault, call };
      taken.length = 0;
    },
    /** The calls that failed since `breakNext`. */
    failed: () => [...taken],
    close: () => void server.close().closeAllConnections(),
  };
};

import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isReady } from '../product.ts';

export type Front = Readonly<{ name: string; stop: () => Promise<void> }>;

const CHECKED_EVERY_MS = 1_000;

/**
 * A proxy that distributes requests round robin to the ready processes. Skips a process that refuses the connection; a
 * request that has reached a process is never sent to another.
 */
export const startOwnFront = async (port: number, upstreams: readonly number[]): Promise<Front> => {
  let ready = [...upstreams];
  let turn = 0;
  const check = async () => {
    const answers = await Promise.all(upstreams.map(isReady));
    ready = upstreams.filter((_, index) => answers[index]);
  };
  const checks = setInterval(() => void check(), CHECKED_EVERY_MS);

  const server = createServer((request, reply) => {
    turn += 1;
    const first = turn % Math.max(ready.length, 1);
    passOn(request, reply, [...ready.slice(first), ...ready.slice(0, first)]);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    name: 'a front of our own, for want of Caddy',
    stop: async () => {
      clearInterval(checks);
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      await closed;
    },
  };
};

const passOn = (request: IncomingMessage, reply: ServerResponse, [port, ...others]: readonly number[]): void => {
  if (port === undefined) return void reply.writeHead(503).end();
  const { method, url: path, headers } = request;
  const passed = ask({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  passed.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED' && !request.readableDidRead) passOn(request, reply, others);
    else if (reply.headersSent) reply.destroy();
    else reply.writeHead(502).end();
  });
  passed.once('socket', (socket) => socket.once('connect', () => request.pipe(passed)));
};

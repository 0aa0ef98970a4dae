import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#kernel/problem.ts';
import { refusalOf } from './output/answers.ts';

/** How long idle connections stay open, so that a request already on its way is still answered. */
const LEAVING_MS = 500;

/** The longest wait for requests in flight before the server closes. */
const LONGEST_ANSWER_MS = 8_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports not ready; resolves after `drainMs`, once requests in flight are answered. Then call `close`. */
    drain: () => Promise<void>;
  }
}

type Options = Readonly<{
  /** How long new requests are still served, so that the load balancer notices the shutdown first. */
  drainMs: number;
}>;

/**
 * While the server shuts down, it reports not ready but keeps serving. Every response has `Connection: close`. When it
 * closes, idle connections are ended, and busy ones once their request is answered.
 */
export const shutDownGracefully = (app: FastifyInstance, { drainMs }: Options): void => {
  let isEnding = false;
  const inFlight = new Set<FastifyRequest>();
  app.addHook('onRequest', async (request) => void inFlight.add(request));
  app.addHook('onResponse', async (request) => void inFlight.delete(request));
  app.addHook('onRequestAbort', async (request) => void inFlight.delete(request));
  // Must finish before the server closes: after that, pages can no longer call the API in process.
  app.decorate('drain', async () => {
    isEnding = true;
    if (!app.server.listening) return;
    await pause(drainMs);
    const late = performance.now() + LONGEST_ANSWER_MS;
    while (inFlight.size > 0 && performance.now() < late) await pause(50);
  });
  // Do not throw, which would log an error for every probe of the load balancer.
  app.addHook('onRequest', async ({ routeOptions, id }, reply) => {
    if (isEnding && routeOptions.url === '/api/ready') return reply.code(503).send(refusalOf(ending(), id));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    const { server } = app;
    if ((await connectionsOf(server)) === 0) return;
    await pause(LEAVING_MS);
    const sweep = setInterval(() => server.closeIdleConnections(), LEAVING_MS);
    server.once('close', () => clearInterval(sweep));
  });
};

const ending = () => new Problem(503, 'server.ending');

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));

import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#kernel/problem.ts';
import { refusalOf } from './output/answers.ts';

/** How long an idle connection is kept, so that a request which is on its way is still answered. */
const LEAVING_MS = 500;

/** What is under way is waited for this long before the door closes. */
const LONGEST_ANSWER_MS = 8_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Says that the server ends and serves on for a while, until what is under way is answered. Then `close` it. */
    drain: () => Promise<void>;
  }
}

type Options = Readonly<{
  /** How long new visitors are still let in, so that whoever sends them learns first that we end. */
  drainMs: number;
}>;

/**
 * While the server ends it says that it is not ready, and serves on. Every answer asks its visitor to connect elsewhere
 * the next time; connections on which nothing happens are closed after that, and as soon as what was under way is
 * answered.
 */
export const shutDownGracefully = (app: FastifyInstance, { drainMs }: Options): void => {
  let isEnding = false;
  const inFlight = new Set<FastifyRequest>();
  app.addHook('onRequest', async (request) => void inFlight.add(request));
  app.addHook('onResponse', async (request) => void inFlight.delete(request));
  app.addHook('onRequestAbort', async (request) => void inFlight.delete(request));
  // Before the server closes: from then on a page cannot read from the API in its own process.
  app.decorate('drain', async () => {
    isEnding = true;
    if (!app.server.listening) return;
    await pause(drainMs);
    const late = performance.now() + LONGEST_ANSWER_MS;
    while (inFlight.size > 0 && performance.now() < late) await pause(50);
  });
  // No failure, so nothing is thrown: it is asked again and again until the front has understood.
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

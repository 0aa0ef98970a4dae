import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#kernel/problem.ts';

/** How long an idle connection is kept, so that a request which is on its way is still answered. */
const LEAVING_MS = 500;

type Options = Readonly<{
  /** How long new visitors are still let in, so that whoever sends them learns first that we end. */
  drainMs: number;
}>;

/**
 * While the server ends it says that it is not ready, and serves on. Every answer asks its visitor to connect elsewhere
 * the next time; connections on which nothing happens are closed after that, and as soon as what was under way is
 * answered.
 */
export const endGently = (app: FastifyInstance, { drainMs }: Options): void => {
  let isEnding = false;
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (isEnding && routeOptions.url === '/api/ready')
      throw new Problem(503, 'server.ending', 'The server is ending. Others take its place.');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    const { server } = app;
    if (!server.listening) return;
    await pause(drainMs);
    if ((await connectionsOf(server)) === 0) return;
    await pause(LEAVING_MS);
    const sweep = setInterval(() => server.closeIdleConnections(), LEAVING_MS);
    server.once('close', () => clearInterval(sweep));
  });
};

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));

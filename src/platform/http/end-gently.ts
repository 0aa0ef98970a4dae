import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long an idle connection is kept, so that a request which is on its way is still answered. */
const LEAVING_MS = 500;

/**
 * While the server ends, every answer asks its visitor to connect elsewhere the next time; connections on which nothing
 * happens are closed after that, and as soon as what was under way is answered.
 */
export const endGently = (app: FastifyInstance): void => {
  let isEnding = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    const { server } = app;
    if (!server.listening || (await connectionsOf(server)) === 0) return;
    await pause(LEAVING_MS);
    const sweep = setInterval(() => server.closeIdleConnections(), LEAVING_MS);
    server.once('close', () => clearInterval(sweep));
  });
};

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));

import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { builtProduct } from '../scripts/build.ts';
import { openCompileCache } from '../scripts/compile-cache.ts';
import { startMailServer } from './mail-server.ts';

// Serves the product like `npm start`, in the folder and on the ports given by its environment. The parent process may
// send the API calls that should fail with a server error from now on, also for server-rendered pages.
openCompileCache();
const { start, clearCaches } = await builtProduct();

let failing: readonly string[] = [];
process.on('message', (calls: string[]) => {
  failing = calls;
  clearCaches();
  process.send?.('taken');
});
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRequest', async ({ method, routeOptions }) => {
    const call = `${method} ${routeOptions.url?.replace(/^\/api/, '')}`;
    if (failing.includes(call)) throw new Error(`${call} fails, as a journey wants it`);
  });
});

subscribe('saphan:page-read', (message) => {
  const read = message as { route: string; error?: Error };
  if (failing.includes(read.route)) read.error = new Error(`${read.route} fails, as a journey wants it`);
});

process.env.SMTP_URL = await startMailServer(process.env.DATA_DIR ?? '');
process.env.ADMIN_PASSWORD = 'a bridge over the Chao Phraya';
await start();

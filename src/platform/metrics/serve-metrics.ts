import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../log/log.ts';
import type { Metrics } from './metrics.ts';

type Options = Readonly<{ metrics: Metrics; port: number; host: string; log: Log }>;

/** `GET /metrics` on a port of its own, which no visitor reaches. Everything else there is 404. */
export const serveMetrics = async ({ metrics, port, host, log }: Options) => {
  const server = createServer(async (request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void reply.writeHead(404).end();
    try {
      const text = await metrics.read();
      reply.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch (error) {
      log.error({ err: error }, 'the metrics cannot be read');
      reply.writeHead(500).end();
    }
  });
  server.requestTimeout = 10_000;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

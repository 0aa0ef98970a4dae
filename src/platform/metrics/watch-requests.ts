import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** The route label of all requests without a route. */
const NOWHERE = 'none';

/** Every request by the pattern of its route, never by its address: those are without number, and name people. */
export const watchRequests = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    metrics.request({ method, route: routeOptions.url ?? NOWHERE, status }, elapsedTime / 1000);
  });
};

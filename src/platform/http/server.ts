import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { Problem } from '#kernel/problem.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { asProblem, refusalOf } from './answers.ts';
import { limitRequests } from './request-limits.ts';
import { refuseUnreadableText } from './unreadable-text.ts';

type Options = { log: Log; db: Database; limits: boolean; trustProxy: boolean };

/** The server without its routes: limits, headers, and one way to answer what goes wrong. */
export const createServer = async ({ log, db, limits, trustProxy }: Options): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: log satisfies FastifyBaseLogger as FastifyBaseLogger,
    trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 20_000,
    http: { connectionsCheckingInterval: 2_000, headersTimeout: 10_000, requestTimeout: 20_000 },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);

  await app.register(cookie);
  await app.register(compress, { encodings: ['gzip'], threshold: 1_400 });
  // Pages set a policy of their own with a nonce; what else is answered may load nothing.
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  await app.register(underPressure, { maxEventLoopDelay: 2_000, retryAfter: 5 });
  if (limits) await limitRequests(app, db);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    refuseForeignWrite(request.method, request.headers['sec-fetch-site']);
  });
  app.addHook('preValidation', async ({ body, query, params }) => {
    refuseUnreadableText(params);
    refuseUnreadableText(query);
    refuseUnreadableText(body);
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    const { retryAfterSeconds } = problem.details;
    if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds);
    return reply.code(problem.status).send(refusalOf(problem, request.id));
  });
  app.all('/api/*', (request) => {
    throw new Problem(404, 'route.not-found', `There is no ${request.method} ${request.url.split('?')[0]}.`);
  });
  return app;
};

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

// Every browser says where a request comes from. A page of another site cannot write with our visitor's cookie.
const refuseForeignWrite = (method: string, site: unknown) => {
  if (reads.has(method) || site === undefined || site === 'same-origin' || site === 'none') return;
  throw new Problem(403, 'request.cross-site', 'This request came from another site.');
};

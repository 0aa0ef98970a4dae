import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Problem } from '#kernel/problem.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { logRequests } from '../log/log-requests.ts';
import { tracedRequest } from '../log/trace.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { watchRequests } from '../metrics/watch-requests.ts';
import { refuseCrossSiteWrite } from './cross-site-write.ts';
import { refuseUndeclared } from './declaration/declared.ts';
import { shutDownGracefully } from './graceful-shutdown.ts';
import {
  answerBrokenRequest,
  answerUnreadableAddress,
  refuseUnstorable,
  takeEmptyJson,
} from './input/unreadable-request.ts';
import { checkedByShape } from './input/wrong-form.ts';
import { asProblem, busy, refusalOf } from './output/answers.ts';
import { compressAnswers } from './output/compress-answers.ts';
import { headersOf, permissions } from './output/headers.ts';
import { writeAnswers } from './output/write-answers.ts';
import { limitRequests } from './request-limits.ts';

type Options = {
  log: Log;
  db: Database;
  limits: boolean;
  trustProxy: boolean;
  /** The public origin of the site; writes from its pages are allowed. */
  publicUrl?: string;
  /** Event-loop delay above which requests get 503 until the process recovers. `Infinity` disables the check. */
  longestStallMs?: number | undefined;
  /** How long the server keeps serving during shutdown, while `/api/ready` reports 503. */
  drainMs?: number | undefined;
  metrics?: Metrics | undefined;
};

const USUAL_STALL_MS = 2_000;

/** The server without routes: limits, headers and error handling. */
export const createServer = async ({
  log,
  db,
  limits,
  trustProxy,
  publicUrl,
  longestStallMs = USUAL_STALL_MS,
  drainMs = 0,
  metrics,
}: Options): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: log satisfies FastifyBaseLogger as FastifyBaseLogger,
    logController: logRequests(),
    // Trust one proxy: the last address is the one it added; clients can forge any before it.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop < 1),
    bodyLimit: 256 * 1024,
    requestTimeout: 20_000,
    // A connection idle for this long is dead.
    connectionTimeout: 120_000,
    http: { connectionsCheckingInterval: 2_000, headersTimeout: 10_000, requestTimeout: 20_000 },
    // API calls made by a page get the request id of the page.
    genReqId: () => tracedRequest() ?? randomUUID(),
    forceCloseConnections: 'idle',
    // During shutdown, serve remaining requests with `Connection: close`.
    return503OnClosing: false,
    frameworkErrors: answerUnreadableAddress(publicUrl),
    clientErrorHandler: answerBrokenRequest(publicUrl),
  });
  shutDownGracefully(app, { drainMs });
  if (metrics) watchRequests(app, metrics);
  refuseUndeclared(app);
  takeEmptyJson(app);
  app.setValidatorCompiler(checkedByShape);
  writeAnswers(app);

  // Before all other hooks, so that their error responses have these headers too.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', permissions);
  });
  await app.register(cookie);
  await compressAnswers(app);
  await app.register(helmet, headersOf(publicUrl));
  if (longestStallMs < Infinity)
    await app.register(underPressure, {
      maxEventLoopDelay: longestStallMs,
      pressureHandler: async (_request: FastifyRequest, reply: FastifyReply) => {
        reply.header('retry-after', 5);
        throw busy();
      },
    });
  if (limits) await limitRequests(app, db);

  app.addHook('onRequest', async (request) => {
    if (!isIP(request.ip)) throw new Problem(400, 'request.malformed', { sentence: 'request.forwarded-for' });
    refuseCrossSiteWrite(request, publicUrl);
  });
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('preValidation', async (request) => {
    const { body, query, params } = request;
    refuseUnstorable(params);
    // A page says in words what it makes of its query; the calls that it makes are checked here.
    if (isApi(request)) refuseUnstorable(query);
    refuseUnstorable(body);
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error);
    if (isShed(problem)) metrics?.shed(problem.code);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    const { retryAfterSeconds } = problem.details;
    if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds);
    return reply.code(problem.status).send(refusalOf(problem, request.id));
  });
  app.all('/api/*', refuseUnknownRoute);
  // Methods without any route, such as those of WebDAV.
  app.setNotFoundHandler(refuseUnknownRoute);
  return app;
};

const refuseUnknownRoute = (request: FastifyRequest): never => {
  throw new Problem(404, 'route.not-found', {
    params: { what: `${request.method} ${request.url.split('?')[0]}` },
  });
};

/** Whether the request was refused because of load or a rate limit. */
const isShed = ({ status, code }: Problem) => status === 429 || (status === 503 && code.endsWith('.busy'));

/** By the route that answers, for a path can be spelled in many ways: `/%61pi` is `/api`. */
const isApi = ({ routeOptions, url }: FastifyRequest) => /^\/api([/?]|$)/.test(routeOptions.url ?? url);

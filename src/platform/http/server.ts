import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import compress from '@fastify/compress';
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
  refuseUnreadableText,
  takeEmptyJson,
} from './input/unreadable-request.ts';
import { checkedByShape } from './input/wrong-form.ts';
import { asProblem, busy, refusalOf } from './output/answers.ts';
import { headersOf, permissions } from './output/headers.ts';
import { writeAnswers } from './output/write-answers.ts';
import { isReadForPage, limitRequests } from './request-limits.ts';

type Options = {
  log: Log;
  db: Database;
  limits: boolean;
  trustProxy: boolean;
  /** Where customers meet the site; a page from there may write. */
  publicUrl?: string;
  /** How long the process may stand still before it answers 503 at once, until it keeps up again. Never: `Infinity`. */
  longestStallMs?: number | undefined;
  /** How long it serves on while it ends, and `/api/ready` says so. */
  drainMs?: number | undefined;
  metrics?: Metrics | undefined;
};

const USUAL_STALL_MS = 2_000;

/** The server without its routes: limits, headers, and one way to answer what goes wrong. */
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
    // One proxy: what it has added itself is the last address, anything before that may be a client's invention.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop < 1),
    bodyLimit: 256 * 1024,
    requestTimeout: 20_000,
    // Somebody who neither sends nor takes a byte for so long is gone.
    connectionTimeout: 120_000,
    http: { connectionsCheckingInterval: 2_000, headersTimeout: 10_000, requestTimeout: 20_000 },
    // What a page asks here on its way is asked for the same visitor.
    genReqId: () => tracedRequest() ?? randomUUID(),
    forceCloseConnections: 'idle',
    // While the server ends, whoever still reaches it is answered, and told to connect elsewhere.
    return503OnClosing: false,
    frameworkErrors: answerUnreadableAddress(publicUrl),
    clientErrorHandler: answerBrokenRequest(publicUrl),
  });
  shutDownGracefully(app, { drainMs });
  if (metrics) watchRequests(app, metrics);
  refuseUndeclared(app);
  takeEmptyJson(app);
  app.setValidatorCompiler(checkedByShape);
  await writeAnswers(app);

  // First of all, so that whoever is refused by what follows has them too.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', permissions);
  });
  await app.register(cookie);
  await app.register(compress, { encodings: ['gzip'], threshold: 1_400 });
  await app.register(helmet, headersOf(publicUrl));
  if (longestStallMs < Infinity)
    await app.register(underPressure, {
      maxEventLoopDelay: longestStallMs,
      // Who is refused is refused at the door: a page that was let in gets what it reads.
      pressureHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (isReadForPage(request)) return;
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
    if (isApi(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('preValidation', async ({ body, query, params }) => {
    refuseUnreadableText(params);
    refuseUnreadableText(query);
    refuseUnreadableText(body);
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
  // Methods that no route is asked for, such as those of file shares.
  app.setNotFoundHandler(refuseUnknownRoute);
  return app;
};

const refuseUnknownRoute = (request: FastifyRequest): never => {
  throw new Problem(404, 'route.not-found', {
    params: { what: `${request.method} ${request.url.split('?')[0]}` },
  });
};

/** Refused for there being too much, not for what it is. */
const isShed = ({ status, code }: Problem) => status === 429 || (status === 503 && code.endsWith('.busy'));

const isApi = (url: string) => /^\/api([/?]|$)/.test(url);

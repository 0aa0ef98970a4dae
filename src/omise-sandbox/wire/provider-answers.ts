import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBody } from './params.ts';
import { errorObject, isRefusal, notFound } from './refusals.ts';

export const apiVersion = '2019-05-29';

/** The paths that browsers call with the public key (CORS); all others are for servers. */
const browserPaths = /^\/(tokens|sources|capability)(\/|\?|$)/;

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type, Omise-Version',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-max-age': '600',
};

/** Makes a server parse bodies and respond as the provider does: headers, error object, 404, CORS. */
export const speakLikeTheProvider = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async ({ headers }: FastifyRequest, body: string) =>
    readBody(headers['content-type'] ?? '', body),
  );
  app.addHook('onRequest', async ({ url }, reply) => {
    if (browserPaths.test(url)) reply.headers(crossOrigin);
  });
  app.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
  app.addHook('onSend', async (_request, reply) => {
    const own = String(reply.getHeader('content-type') ?? '');
    reply.headers(providerHeaders(reply.statusCode));
    if (/^(text\/html|image\/|font\/)/.test(own)) reply.header('content-type', own);
  });
  app.options('*', async ({ url }, reply) => {
    if (!browserPaths.test(url)) throw notFound('resource', url);
    return reply.code(204).send();
  });
  app.setNotFoundHandler(async ({ url }) => {
    throw notFound('resource', url);
  });
  app.setErrorHandler((error, _request, reply) => answerError(error, reply));
};

/** Sends a refusal as it is, the HTTP server's own 4xx errors as `bad_request`, defects as 500 (logged on stderr). */
export const answerError = (error: unknown, reply: FastifyReply) => {
  if (isRefusal(error)) return reply.code(error.httpStatus).send(errorObject(error.refusalCode, error.message));
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 500) return reply.code(status).send(errorObject('bad_request', 'request could not be read'));
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return reply.code(500).send(errorObject('internal_error', 'something went wrong in the payment sandbox'));
};

const providerHeaders = (statusCode: number) => ({
  'content-type': 'application/json; charset=utf-8',
  'omise-version': apiVersion,
  'x-request-id': randomUUID(),
  status: `${statusCode} ${STATUS_CODES[statusCode] ?? ''}`.trim(),
  'cache-control': 'no-cache, no-store',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
});

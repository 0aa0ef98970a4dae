import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, wrongField } from '#kernel/problem.ts';
import { refusalOf } from '../output/answers.ts';
import { plainHeaders } from '../output/headers.ts';

/** 400 for a malformed URL, for which Fastify runs no route and no hooks. */
export const answerUnreadableAddress =
  (publicUrl: string | undefined) => (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const problem = new Problem(400, 'request.malformed');
    reply
      .code(problem.status)
      .headers({ ...plainHeaders(publicUrl), 'x-request-id': request.id })
      .send(refusalOf(problem, request.id));
  };

const problems: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, 'request.too-slow'),
  HPE_HEADER_OVERFLOW: new Problem(431, 'request.too-large'),
};

/** Responds to invalid HTTP or an incomplete request, and closes the connection. */
export const answerBrokenRequest =
  (publicUrl: string | undefined) =>
  ({ code = '' }: Error & { code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const problem = problems[code] ?? new Problem(400, 'request.malformed');
    const id = randomUUID();
    const body = JSON.stringify(refusalOf(problem, id));
    const headers = {
      ...plainHeaders(publicUrl),
      'x-request-id': id,
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
      'content-length': String(Buffer.byteLength(body)),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`);
  };

/**
 * Rejects text that no column can store, with NUL characters or lone surrogates, in values and in keys; and nesting
 * deeper than 30 levels, which is our own limit.
 */
export const refuseUnstorable = (value: unknown, path = '', depth = 0): void => {
  if (depth > 30) throw notStorable(path);
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) throw notStorable(path);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value)) {
    refuseUnstorable(key, path, depth + 1);
    refuseUnstorable(item, path ? `${path}.${key}` : key, depth + 1);
  }
};

const notStorable = (path: string) => wrongField(path || 'request', 'field.not-storable');

/** Accepts an empty body declared as JSON, because many clients send the JSON content type with every call. */
export const takeEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
};

import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressedOnce } from '../http/output/compress-answers.ts';
import type { CachedPage } from './cached-page.ts';

/**
 * Answers with a web Response: its status, headers and cookies, and its body in one piece. What a signed-in person gets
 * is stored nowhere, unless it says otherwise.
 */
export const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Response): Promise<FastifyReply> => {
  sendHead(request, reply, page);
  // An empty stream rather than no body, which would set a content length of 0.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return page.body ? reply.send(Buffer.from(await page.arrayBuffer())) : reply.send();
};

/** Answers with a page that many get, compressed once for all of them. */
export const sendCachedPage = (request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply => {
  sendHead(request, reply, page);
  const { coding, bytes } = compressedOnce(page.body, request.headers['accept-encoding']);
  if (coding) reply.header('content-encoding', coding);
  return reply.header('vary', [page.headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', ')).send(bytes);
};

const sendHead = (request: FastifyRequest, reply: FastifyReply, page: Pick<Response, 'status' | 'headers'>) => {
  reply.code(page.status);
  for (const [name, value] of page.headers) if (name !== 'set-cookie') reply.header(name, value);
  if (!page.headers.has('cache-control'))
    reply.header('cache-control', hasSession(request) ? 'no-store' : 'private, no-cache');
  for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie);
};

const hasSession = ({ headers }: FastifyRequest) => /(^|;\s*)(__Host-)?session=/.test(headers.cookie ?? '');

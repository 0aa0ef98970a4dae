import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers with a web Response: its status, headers and cookies, and its body in one piece. What a signed-in person gets
 * is stored nowhere, unless it says otherwise.
 */
export const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Response): Promise<FastifyReply> => {
  reply.code(page.status);
  for (const [name, value] of page.headers) if (name !== 'set-cookie') reply.header(name, value);
  if (!page.headers.has('cache-control'))
    reply.header('cache-control', hasSession(request) ? 'no-store' : 'private, no-cache');
  for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie);
  // An empty stream rather than no body, which would set a content length of 0.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return page.body ? reply.send(Buffer.from(await page.arrayBuffer())) : reply.send();
};

const hasSession = ({ headers }: FastifyRequest) => /(^|;\s*)(__Host-)?session=/.test(headers.cookie ?? '');

import { PassThrough, pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers with a web Response: its status, headers and cookies, and its body as a stream, compressed on the way. What a
 * signed-in person gets is stored nowhere, unless it says otherwise.
 */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Response): FastifyReply => {
  reply.code(page.status);
  for (const [name, value] of page.headers) if (name !== 'set-cookie') reply.header(name, value);
  if (!page.headers.has('cache-control'))
    reply.header('cache-control', hasSession(request) ? 'no-store' : 'private, no-cache');
  for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const isHead = request.method === 'HEAD';
  if (!page.body && !isHead) return reply.send();
  const coding = isText(page) ? codingFor(request) : undefined;
  if (coding) reply.header('content-encoding', coding).header('vary', vary(page));
  // An empty stream rather than no body, which would set a content length of 0.
  if (!page.body || isHead) return reply.send(Readable.from([]));
  const body = Readable.from(page.body);
  return reply.send(coding ? compressed(body, coding) : body);
};

const hasSession = ({ headers }: FastifyRequest) => /(^|;\s*)(__Host-)?session=/.test(headers.cookie ?? '');

type Coding = 'br' | 'gzip';

const isText = (page: Response) =>
  /^text\/|javascript|json|x-script|svg|xml/.test(page.headers.get('content-type') ?? '') &&
  !page.headers.has('content-encoding');

const vary = (page: Response) => [page.headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');

const codingFor = (request: FastifyRequest): Coding | undefined => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]);
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding));
};

/** Flushes whenever the page pauses, so that its first part arrives before its last. */
const compressed = (body: Readable, coding: Coding): Readable => {
  const compressor = coding === 'br' ? createBrotliCompress(fastBrotli) : createGzip({ level: 6 });
  const output = new PassThrough();
  let isReading = false;
  body.on('data', () => {
    if (isReading) return;
    isReading = true;
    setImmediate(() => {
      isReading = false;
      if (isOpen(compressor)) compressor.flush();
    });
  });
  pipeline(body, compressor, output, () => undefined);
  return output;
};

const isOpen = (stream: Transform) => !stream.writableEnded && !stream.destroyed;

const fastBrotli = { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } };

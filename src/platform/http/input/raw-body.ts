import { pipeline, Transform } from 'node:stream';
import type { FastifyRequest, preParsingHookHandler } from 'fastify';

const bodies = new WeakMap<FastifyRequest, Buffer[]>();

/** Keeps the raw body besides the parsed one, for checking a signature. */
export const keepRawBody: preParsingHookHandler = (request, _reply, payload, done) => {
  const parts: Buffer[] = [];
  bodies.set(request, parts);
  const passing = new Transform({
    transform: (part: Buffer, _encoding, next) => {
      parts.push(part);
      next(null, part);
    },
  });
  // An aborted request ends this stream too, so that the parser does not wait forever.
  pipeline(payload, passing, () => undefined);
  done(null, passing);
};

export const rawBodyOf = (request: FastifyRequest): Buffer => Buffer.concat(bodies.get(request) ?? []);

import { pipeline, Transform } from 'node:stream';
import type { FastifyRequest, preParsingHookHandler } from 'fastify';

const bodies = new WeakMap<FastifyRequest, Buffer[]>();

/** Keeps the bytes of a body beside what is made of them, for whoever has to check a signature over them. */
export const keepRawBody: preParsingHookHandler = (request, _reply, payload, done) => {
  const parts: Buffer[] = [];
  bodies.set(request, parts);
  const passing = new Transform({
    transform: (part: Buffer, _encoding, next) => {
      parts.push(part);
      next(null, part);
    },
  });
  // A request that breaks off ends the passing too, so that nobody waits for the rest.
  pipeline(payload, passing, () => undefined);
  done(null, passing);
};

export const rawBodyOf = (request: FastifyRequest): Buffer => Buffer.concat(bodies.get(request) ?? []);

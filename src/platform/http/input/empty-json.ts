import type { FastifyInstance } from 'fastify';

/** Many clients announce JSON with every call. One that sends nothing then has sent no body; it is no broken one. */
export const takeEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
};

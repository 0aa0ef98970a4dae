import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../records/context.ts';
import { keepSource } from '../sources/paying-source.ts';
import { type Source, sourceObject, uncharged } from '../sources/source.ts';
import { readSourceRequest } from '../sources/source-request.ts';
import { onlyWith } from '../wire/keys.ts';
import type { Params } from '../wire/params.ts';
import { notFound } from '../wire/refusals.ts';
import { sourceOf } from './charge-object.ts';

/** Creates and reads sources (payment methods other than cards). A charged source shows the status of its charge. */
export const sourceRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { sources, charges, terms, now } = sandbox;
  const onRequest = onlyWith('public', 'secret');

  const shown = (source: Source) => {
    const charge = source.charge === null ? undefined : charges.find(source.charge);
    return (charge && sourceOf(charge, now())) ?? sourceObject(source, uncharged);
  };

  app.post<{ Body: Params }>('/sources', { onRequest }, async ({ body }) =>
    shown(keepSource(sandbox, readSourceRequest(body, terms), now())),
  );

  app.get<{ Params: { id: string } }>('/sources/:id', { onRequest }, async ({ params: { id } }) => {
    const source = sources.find(id);
    if (!source) throw notFound('source', id);
    return shown(source);
  });
};

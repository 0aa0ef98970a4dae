import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../records/context.ts';
import { onlyWith } from '../wire/keys.ts';
import { readFault } from './faults.ts';

/** Not the provider's: what tests want to go wrong, one fault at a time; those planned first come first. */
export const faultRoutes = (app: FastifyInstance, { faults }: Sandbox): void => {
  const onRequest = onlyWith('secret');
  const planned = () => ({ faults: faults.all() });

  app.get('/sandbox/faults', { onRequest }, async () => planned());

  app.post('/sandbox/faults', { onRequest }, async ({ body }) => {
    faults.plan(readFault(body));
    return planned();
  });

  app.delete('/sandbox/faults', { onRequest }, async () => {
    faults.clear();
    return planned();
  });
};

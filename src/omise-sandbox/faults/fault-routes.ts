import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../records/context.ts';
import { onlyWith } from '../wire/keys.ts';
import { readFault } from './faults.ts';

/** Not in the provider's API: lists, plans and clears faults for tests. Faults planned first are used first. */
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

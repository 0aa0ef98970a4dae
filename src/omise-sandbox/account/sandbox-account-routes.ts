import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { onlyWith } from '../wire/keys.ts';
import { flag, type Params } from '../wire/params.ts';

/** Not the provider's: what a merchant would ask the provider's staff to switch. Fields that are not sent stay. */
export const sandboxAccountRoutes = (app: FastifyInstance, { threeDSecure }: Sandbox): void => {
  const onRequest = onlyWith('secret');
  const shown = () => ({ threeDSecure: threeDSecure.isOn() });

  app.get('/sandbox/account', { onRequest }, async () => shown());

  app.post<{ Body: Params }>('/sandbox/account', { onRequest }, async ({ body }) => {
    threeDSecure.turn(flag(body, 'threeDSecure', threeDSecure.isOn()));
    return shown();
  });
};

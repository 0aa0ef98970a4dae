import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../records/context.ts';
import { onlyWith } from '../wire/keys.ts';
import { changeWebhook, readWebhookRequest, webhookSettings } from './webhook-settings.ts';

/** Not in the provider's API: the account's webhook URL and secret, which the provider sets in its dashboard. */
export const webhookRoutes = (app: FastifyInstance, { store, now }: Sandbox): void => {
  const onRequest = onlyWith('secret');

  app.get('/sandbox/webhook', { onRequest }, async () => {
    const { url, secret } = webhookSettings(store);
    return { url, secret };
  });

  app.post('/sandbox/webhook', { onRequest }, async ({ body }) => {
    const { url, secret } = changeWebhook(store, readWebhookRequest(body), now());
    return { url, secret };
  });
};

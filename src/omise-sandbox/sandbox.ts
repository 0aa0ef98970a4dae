import { resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './account/account-routes.ts';
import { type AccountTerms, thaiTestAccount } from './account/terms.ts';
import { tokenRoutes } from './cards/token-routes.ts';
import { chargeRoutes } from './charges/charge-routes.ts';
import type { Sandbox } from './context.ts';
import { customerCardRoutes } from './customers/customer-card-routes.ts';
import { customerRoutes } from './customers/customer-routes.ts';
import { eventRoutes } from './events/event-routes.ts';
import { recordChargeEvent } from './events/record-event.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import { plannedFaults } from './faults/faults.ts';
import { requestFaults } from './faults/request-faults.ts';
import { importRoutes } from './import/import-routes.ts';
import { refundRoutes } from './refunds/refund-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { openStore } from './store.ts';
import { transactionRoutes } from './transactions/transaction-routes.ts';
import { startCourier } from './webhooks/courier.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';
import { changeWebhook, readWebhookRequest, type WebhookRequest } from './webhooks/webhook-settings.ts';
import { answerError, speakLikeTheProvider } from './wire/provider-answers.ts';

type Options = {
  folder: string;
  /** The origin of absolute links; by default localhost at the port that it listens on. */
  publicUrl?: string;
  terms?: AccountTerms;
  /** The account's address for webhooks and their secret; without it, those of the last start. */
  webhook?: WebhookRequest;
  now?: () => number;
};

/** The payment provider's API over a folder of its own. Listens when told to; closing it closes the store. */
export const createSandbox = ({ folder, publicUrl, terms = thaiTestAccount, webhook, now = Date.now }: Options) => {
  const app = Fastify({
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    http: { connectionsCheckingInterval: 5_000 },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => void answerError(error, reply),
  });
  const store = openStore(folder);
  const sandbox: Sandbox = {
    store,
    tokens: store.collection('token'),
    charges: store.collection('charge'),
    refunds: store.collection('refund'),
    transactions: store.collection('transaction'),
    customers: store.collection('customer'),
    events: store.collection('event'),
    deliveries: store.queue('delivery'),
    faults: plannedFaults(),
    terms,
    now,
    origin: () => publicUrl ?? localAddress(app),
    folder: resolve(folder),
    onEvent: (key, chargeId) => recordChargeEvent(sandbox, key, chargeId),
  };
  if (webhook) changeWebhook(store, readWebhookRequest(webhook), now());

  speakLikeTheProvider(app);
  requestFaults(app, sandbox);
  tokenRoutes(app, sandbox);
  chargeRoutes(app, sandbox);
  refundRoutes(app, sandbox);
  customerRoutes(app, sandbox);
  customerCardRoutes(app, sandbox);
  eventRoutes(app, sandbox);
  transactionRoutes(app, sandbox);
  searchRoutes(app, sandbox);
  webhookRoutes(app, sandbox);
  faultRoutes(app, sandbox);
  accountRoutes(app, sandbox);
  importRoutes(app, sandbox);
  healthRoute(app, sandbox);
  const courier = startCourier(sandbox);
  app.addHook('onClose', async () => {
    await courier.stop();
    store.close();
  });
  return app;
};

const localAddress = (app: FastifyInstance): string => {
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : address}`;
};

/** Not the provider's: whoever starts the sandbox learns here whether one is already running, and over which folder. */
const healthRoute = (app: FastifyInstance, { folder }: Sandbox): void => {
  app.get('/sandbox/health', async () => ({ sandbox: 'saphan', folder, pid: process.pid }));
};

import { resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes, sandboxAccountRoutes } from './account/account-routes.ts';
import { accountSwitch } from './account/account-switch.ts';
import { movableClock } from './account/movable-clock.ts';
import { transactionRoutes } from './account/transaction-routes.ts';
import { tokenRoutes } from './cards/token-routes.ts';
import { recordChargeEvent } from './charges/announce-charge.ts';
import { chargeRoutes } from './charges/charge-routes.ts';
import { endOverdue, recallDeadlines } from './charges/deadlines.ts';
import { endingRoutes } from './charges/ending-routes.ts';
import { sourceRoutes } from './charges/source-routes.ts';
import { customerCardRoutes } from './customers/customer-card-routes.ts';
import { customerRoutes } from './customers/customer-routes.ts';
import { eventRoutes } from './events/event-routes.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import { plannedFaults } from './faults/faults.ts';
import { requestFaults } from './faults/request-faults.ts';
import { importRoutes } from './import/import-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import type { Sandbox } from './records/context.ts';
import type { ChargeListener } from './records/event.ts';
import { openStore } from './records/store.ts';
import { type AccountTerms, thaiTestAccount } from './records/terms.ts';
import { refundRoutes } from './refunds/refund-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { startCourier } from './webhooks/courier.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';
import { changeWebhook, readWebhookRequest, type WebhookRequest } from './webhooks/webhook-settings.ts';
import { answerError, speakLikeTheProvider } from './wire/provider-answers.ts';

type Options = {
  folder: string;
  /** The origin for absolute links; by default localhost at the port that the sandbox listens on. */
  publicUrl?: string;
  terms?: AccountTerms;
  /** The account's webhook URL and secret; if absent, the stored settings are kept. */
  webhook?: WebhookRequest;
  /** Turns 3-D Secure on or off for the account; if absent, the stored setting is kept. */
  threeDSecure?: boolean;
  now?: () => number;
  /** Called for every change of a charge. */
  onEvent?: ChargeListener;
};

/** Creates a server with the payment provider's API, its data in `folder`. Closing the server closes the store. */
export const createSandbox = (options: Options) => {
  const { folder, publicUrl, terms = thaiTestAccount } = options;
  const app = Fastify({
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    http: { connectionsCheckingInterval: 5_000 },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => void answerError(error, reply),
  });
  const store = openStore(folder);
  const clock = movableClock(store, options.now ?? Date.now);
  const { now } = clock;
  const sandbox: Sandbox = {
    store,
    tokens: store.collection('token'),
    sources: store.collection('source'),
    charges: store.collection('charge'),
    deadlines: new Map(),
    refunds: store.collection('refund'),
    transactions: store.collection('transaction'),
    customers: store.collection('customer'),
    events: store.collection('event'),
    deliveries: store.queue('delivery'),
    faults: plannedFaults(),
    terms,
    threeDSecure: accountSwitch(store, 'three-d-secure', { byDefault: false, atStart: options.threeDSecure }),
    preAuth: accountSwitch(store, 'pre-auth', { byDefault: true }),
    clock,
    now,
    origin: () => publicUrl ?? localAddress(app),
    folder: resolve(folder),
    onEvent: (key, chargeId) => {
      recordChargeEvent(sandbox, key, chargeId);
      options.onEvent?.(key, chargeId);
    },
  };
  if (options.webhook) changeWebhook(store, readWebhookRequest(options.webhook), now());

  speakLikeTheProvider(app);
  requestFaults(app, sandbox);
  keepDeadlines(app, sandbox);
  tokenRoutes(app, sandbox);
  sourceRoutes(app, sandbox);
  chargeRoutes(app, sandbox);
  endingRoutes(app, sandbox);
  pictureRoutes(app, sandbox);
  pageRoutes(app, sandbox);
  refundRoutes(app, sandbox);
  customerRoutes(app, sandbox);
  customerCardRoutes(app, sandbox);
  eventRoutes(app, sandbox);
  transactionRoutes(app, sandbox);
  searchRoutes(app, sandbox);
  webhookRoutes(app, sandbox);
  faultRoutes(app, sandbox);
  accountRoutes(app, sandbox);
  sandboxAccountRoutes(app, sandbox);
  importRoutes(app, sandbox);
  healthRoute(app, sandbox);
  const courier = startCourier(sandbox);
  app.addHook('onClose', async () => {
    await courier.stop();
    store.close();
  });
  return app;
};

const keepDeadlines = (app: FastifyInstance, sandbox: Sandbox): void => {
  recallDeadlines(sandbox);
  const watch = setInterval(() => endOverdue(sandbox), 500).unref();
  app.addHook('onRequest', async () => endOverdue(sandbox));
  app.addHook('onClose', async () => clearInterval(watch));
};

const localAddress = (app: FastifyInstance): string => {
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : address}`;
};

/** Not in the provider's API: tells a starting process whether a sandbox already runs, and on which folder. */
const healthRoute = (app: FastifyInstance, { folder }: Sandbox): void => {
  app.get('/sandbox/health', async () => ({ sandbox: 'saphan', folder, pid: process.pid }));
};

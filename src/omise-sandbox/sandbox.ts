import { resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './account/account-routes.ts';
import { type AccountTerms, thaiTestAccount } from './account/terms.ts';
import { tokenRoutes } from './cards/token-routes.ts';
import { chargeRoutes } from './charges/charge-routes.ts';
import type { Sandbox } from './context.ts';
import { importRoutes } from './import/import-routes.ts';
import { refundRoutes } from './refunds/refund-routes.ts';
import { openStore } from './store.ts';
import { answerError, speakLikeTheProvider } from './wire/provider-answers.ts';

type Options = {
  folder: string;
  /** The origin of absolute links; by default localhost at the port that it listens on. */
  publicUrl?: string;
  terms?: AccountTerms;
  now?: () => number;
};

/** The payment provider's API over a folder of its own. Listens when told to; closing it closes the store. */
export const createSandbox = ({ folder, publicUrl, terms = thaiTestAccount, now = Date.now }: Options) => {
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
    terms,
    now,
    origin: () => publicUrl ?? localAddress(app),
    folder: resolve(folder),
  };

  speakLikeTheProvider(app);
  tokenRoutes(app, sandbox);
  chargeRoutes(app, sandbox);
  refundRoutes(app, sandbox);
  accountRoutes(app, sandbox);
  importRoutes(app, sandbox);
  healthRoute(app, sandbox);
  app.addHook('onClose', async () => store.close());
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

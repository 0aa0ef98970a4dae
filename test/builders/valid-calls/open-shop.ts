import type { Endpoint } from '#contract/endpoint.ts';
import { type ContractRoute, contract } from '#contract/index.ts';
import { type Sent, sendTo } from '../../bad-input/send.ts';
import { freshApp } from '../../fresh-app.ts';
import { startSandbox } from '../../start-sandbox.ts';
import { paymentsAt } from '../payments.ts';
import { providerAt } from '../provider.ts';
import { undoing } from '../undoing.ts';
import { business as open } from './business.ts';
import { validCalls } from './index.ts';

/** The product with a payment sandbox and a business, in which every call of the contract has valid samples. */
export const openShop = async () => {
  const sandbox = await startSandbox();
  const app = await freshApp({
    now: '2026-11-20T12:00',
    payments: { ...paymentsAt(sandbox.url), isSandbox: true },
    mailer: { send: async () => undefined },
  });
  const business = await open(
    app,
    providerAt(() => sandbox.url),
  );
  const undo = await undoing(app);

  /** The headers of a caller with the access that the contract requires; samples contain a guest's own headers. */
  const callerOf = ({ access }: Endpoint) => {
    const { customer, clerk, admin } = business;
    return { public: {}, guest: {}, customer: customer.headers, staff: clerk.headers, admin: admin.headers }[access];
  };
  /** Prepares the data for a call, and returns its samples. */
  const samplesOf = async (route: ContractRoute): Promise<Sent[]> => {
    const samples: readonly Sent[] = [await validCalls[route](business)].flat();
    return samples.map((sample) => ({ ...sample, headers: sample.headers ?? callerOf(contract[route]) }));
  };
  const close = async () => {
    await undo.end();
    await app.close();
    await sandbox.stop();
  };
  return { app, business, undo, send: sendTo(app), callerOf, samplesOf, close };
};

export type OpenShop = Awaited<ReturnType<typeof openShop>>;

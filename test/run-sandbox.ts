import { afterAll, beforeAll } from 'vitest';
import { customerAt } from './builders/paying.ts';
import { providerAt } from './builders/provider.ts';
import { type StartedSandbox, startSandbox } from './start-sandbox.ts';

/**
 * Starts a payment sandbox before the tests of the file and stops it afterwards. `url` is available inside tests;
 * `provider` acts as payers do; `customer` creates a customer with an app and its books.
 */
export const runSandbox = () => {
  let started: StartedSandbox | undefined;
  beforeAll(async () => {
    started = await startSandbox();
  });
  afterAll(() => started?.stop());
  const url = () => {
    if (!started) throw new Error('The payment sandbox runs during tests only');
    return started.url;
  };
  return {
    get url() {
      return url();
    },
    provider: providerAt(url),
    customer: (options?: Parameters<typeof customerAt>[1]) => customerAt(url(), options),
  };
};

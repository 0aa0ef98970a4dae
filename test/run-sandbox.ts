import { afterAll, beforeAll } from 'vitest';
import { customerAt } from './builders/paying.ts';
import { providerAt } from './builders/provider.ts';
import { type StartedSandbox, startSandbox } from './start-sandbox.ts';

/**
 * A payment sandbox for the tests that follow, begun before them and ended after. `url` is known once they run;
 * `provider` does there what payers do; `customer` comes with an app and its books.
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

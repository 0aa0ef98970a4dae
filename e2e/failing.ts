import { once } from 'node:events';
import type { ContractRoute } from '#contract/index.ts';
import { product } from './product.ts';

/** Makes API calls fail with a server error while `work` runs, both from browsers and from server-rendered pages. */
export const whileFailing = async (calls: readonly ContractRoute[], work: () => Promise<void>): Promise<void> => {
  await fail(calls);
  try {
    await work();
  } finally {
    await fail([]);
  }
};

const fail = async (calls: readonly ContractRoute[]) => {
  const { process: child } = product();
  child.send([...calls]);
  await once(child, 'message');
};

import { once } from 'node:events';
import type { ContractRoute } from '#contract/index.ts';
import { product } from './product.ts';

/** Lets calls of the API fail as by a defect, in browsers and for pages that the server makes, while something is done. */
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

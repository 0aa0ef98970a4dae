import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/index.ts';

/** Routes outside the contract: the API docs and the catch-all 404. */
const besides = /^\/api\/(docs(\/.*)?|openapi\.json|\*)$/;

/** Throws at start-up when an API route is not declared in the contract. */
export const refuseUndeclared = (app: FastifyInstance): void => {
  app.addHook('onRoute', ({ method, url }) => {
    if (!/^\/api(\/|$)/.test(url) || besides.test(url)) return;
    for (const one of [method].flat())
      if (one !== 'HEAD' && !Object.hasOwn(contract, `${one} ${url.slice('/api'.length)}`))
        throw new Error(`${one} ${url} is not declared in the contract`);
  });
};

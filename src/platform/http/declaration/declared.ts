import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/index.ts';

/** The document of the API, and the answer to addresses that lead nowhere. */
const besides = /^\/api\/(docs(\/.*)?|openapi\.json|\*)$/;

/** A call that the contract does not declare, with who may make it, does not come up: the server does not start. */
export const refuseUndeclared = (app: FastifyInstance): void => {
  app.addHook('onRoute', ({ method, url }) => {
    if (!/^\/api(\/|$)/.test(url) || besides.test(url)) return;
    for (const one of [method].flat())
      if (one !== 'HEAD' && !Object.hasOwn(contract, `${one} ${url.slice('/api'.length)}`))
        throw new Error(`${one} ${url} is not declared in the contract`);
  });
};

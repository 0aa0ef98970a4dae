import type { Check } from './evidence.ts';

/** A storm in which nothing was acknowledged would satisfy every check and prove nothing. */
export const somethingHappened: Check = {
  name: 'something was acknowledged',
  find: async ({ journal }) => (journal.acknowledged.length > 0 ? [] : ['nothing that was asked for was done']),
};

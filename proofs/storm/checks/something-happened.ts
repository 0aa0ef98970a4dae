import type { Check } from './evidence.ts';

/** Where nothing was done, everything holds: such a storm proves nothing. */
export const somethingHappened: Check = {
  name: 'something was acknowledged',
  find: async ({ journal }) => (journal.acknowledged.length > 0 ? [] : ['nothing that was asked for was done']),
};

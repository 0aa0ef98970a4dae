import { type ContractRoute, contract } from '#contract/index.ts';
import type { Context } from '../context.ts';

type Watch = (ctx: Context) => Context;

const writes = /^(POST|PUT|PATCH|DELETE) /;

/** Whether a call changes something in the name of the business, and so must leave an entry in the audit log. */
const mustRecord = (route: ContractRoute): boolean =>
  writes.test(route) && (contract[route].access === 'staff' || contract[route].access === 'admin');

/** Does the work of a call. One of staff that writes and leaves no entry in the audit log is a defect: it is undone. */
export const recorded = async <Result>(
  route: ContractRoute,
  work: (watch: Watch) => Promise<Result>,
): Promise<Result> => {
  let hasEntry = false;
  const result = await work((ctx) => ({
    ...ctx,
    record: async (note) => {
      await ctx.record(note);
      hasEntry = true;
    },
  }));
  if (mustRecord(route) && !hasEntry) throw new Error(`${route} left no entry in the audit log`);
  return result;
};

import type { Access } from '#contract/endpoint.ts';
import { type ContractRoute, contract } from '#contract/index.ts';
import { type Actor, type Context, isStaff } from '../context.ts';

type Watch = (ctx: Context) => Context;

const writes = /^(POST|PUT|PATCH|DELETE) /;

const isOffice = (access: Access): boolean => access === 'staff' || access === 'admin';

/**
 * Whether a call changes something in the name of the business, and so must leave an entry in the audit log: every
 * write of the back office, and what staff do to a booking in the customer's place.
 */
const mustRecord = (route: ContractRoute, actor: Actor): boolean => {
  const { access } = contract[route];
  return writes.test(route) && (isOffice(access) || (access === 'guest' && isStaff(actor)));
};

/** Does the work of a call. One of staff that writes and leaves no entry in the audit log is a defect: it is undone. */
export const recorded = async <Result>(
  route: ContractRoute,
  actor: Actor,
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
  if (mustRecord(route, actor) && !hasEntry) throw new Error(`${route} left no entry in the audit log`);
  return result;
};

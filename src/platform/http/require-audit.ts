import type { ContractRoute } from '#contract/index.ts';
import { type Actor, type Context, isStaff } from '../context.ts';

type Watch = <Watched extends Pick<Context, 'record'>>(ctx: Watched) => Watched;

const writes = /^(POST|PUT|PATCH|DELETE) /;

/** Everybody's own account. What staff do with theirs is recorded by its use cases, and some of it needs no record. */
const ownAccount = /^[A-Z]+ \/auth\//;

/** Sent with a body: they answer a question, or are a visitor's word to the business. */
const unaudited = new Set<ContractRoute>([
  ...(['POST /addons/calculate-price', 'POST /addons/calculate-multiple-prices'] as const),
  ...([
    'POST /insurance/calculate-price',
    'POST /booking-pricing/calculate',
    'POST /admin/bookings/quote',
    'POST /pricing/calculate',
  ] as const),
  ...(['POST /availability/check-vehicles', 'POST /bookings/check-availability', 'POST /bookings/lookup'] as const),
  ...(['POST /payments/create-token', 'POST /payments/create-source', 'POST /payments/webhook'] as const),
  'POST /contact',
  // What each keeps for themselves changes nothing of the business.
  ...(['POST /admin/views', 'DELETE /admin/views/:id'] as const),
  // Staff ask whether a file is right.
  'POST /admin/vehicles/import/check',
  // Staff see what they write.
  'POST /cms/preview',
]);

/** Whether a call must leave an entry in the audit log: whatever staff change, to whomever the call is open besides. */
const mustRecord = (route: ContractRoute, actor: Actor): boolean =>
  isStaff(actor) && writes.test(route) && !ownAccount.test(route) && !unaudited.has(route);

/**
 * Does the work of a call. One of staff that writes and leaves no entry in the audit log is a defect. In one transaction
 * it is undone; what a call in steps has committed stays, and its defect is logged.
 */
export const requireAudit = async <Result>(
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

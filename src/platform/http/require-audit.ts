import type { ContractRoute } from '#contract/index.ts';
import { type Actor, type Context, isStaff } from '../context.ts';
import { isRead } from './declaration/is-read.ts';

type Watch = <Watched extends Pick<Context, 'record'>>(ctx: Watched) => Watched;

const writes = /^(POST|PUT|PATCH|DELETE) /;

/** Calls on the user's own account: their use cases record what is needed. */
const ownAccount = /^[A-Z]+ \/auth\//;

/** POST calls that a visitor makes for themselves, or that change no business data. */
const unaudited = new Set<ContractRoute>([
  ...(['POST /bookings/lookup', 'POST /bookings/email-code'] as const),
  ...(['POST /payments/create-token', 'POST /payments/create-source', 'POST /payments/webhook'] as const),
  ...(['POST /contact', 'POST /searches/refused'] as const),
  // Personal views.
  ...(['POST /admin/views', 'DELETE /admin/views/:id'] as const),
  // Only validates a file.
  'POST /admin/vehicles/import/check',
]);

/** Whether a call must leave an audit entry: any write by staff, even where customers may call it too. */
const mustRecord = (route: ContractRoute, actor: Actor): boolean =>
  isStaff(actor) && writes.test(route) && !ownAccount.test(route) && !isRead(route) && !unaudited.has(route);

/**
 * Runs a call and throws when a write by staff left no audit entry, which is a defect. A call in one transaction is
 * rolled back; steps already committed stay, and the defect is logged.
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

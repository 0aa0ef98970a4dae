import type { Context } from '#platform/context.ts';
import { userSubject } from '../record-own.ts';
import type { Staff } from './staff-store.ts';

type Change = Readonly<{ action: string; before?: Staff; after?: Staff }>;

/** Leaves an entry of the audit log about somebody who works here. */
export const recordOfStaff = (ctx: Context, staff: Staff, change: Change): Promise<void> =>
  ctx.record({
    action: change.action,
    subject: userSubject(staff),
    before: change.before && factsOf(change.before),
    after: change.after && factsOf(change.after),
  });

const factsOf = ({ email, firstName, lastName, phone, role, isActive, hasTwoFactor }: Staff) => ({
  ...{ firstName, lastName, email, phone, role, isActive, hasTwoFactor },
});

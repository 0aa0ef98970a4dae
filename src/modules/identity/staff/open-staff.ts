import { notAllowed } from '#kernel/problem.ts';
import type { Context } from '#platform/context.ts';
import { userSubject } from '../records/record-own.ts';
import { lockUser } from '../records/user-store.ts';
import { staffNotFound } from '../rules/staff-problems.ts';
import { findStaff, lockStaff, type Staff } from './staff-store.ts';

/**
 * Serialises changes of staff and checks that the caller is still an admin. Of two admins who demote each other
 * concurrently, the second is refused, being no longer an admin.
 */
export const needAdmin = async ({ tx, actor }: Context): Promise<void> => {
  await lockStaff(tx);
  const admin = actor.user && (await findStaff(tx, actor.user.id));
  if (admin?.role !== 'ADMIN' || !admin.isActive) throw notAllowed();
};

/** Finds and locks a staff member whom an admin is about to change. 404 for customers too. */
export const openStaff = async (ctx: Context, id: string): Promise<Staff> => {
  await needAdmin(ctx);
  await lockUser(ctx.tx, id);
  const staff = await findStaff(ctx.tx, id);
  if (!staff) throw staffNotFound();
  return staff;
};

type Change = Readonly<{ action: string; before?: Staff; after?: Staff }>;

/** Writes an audit log entry about a staff member. */
export const recordOfStaff = (ctx: Context, staff: Staff, change: Change): Promise<void> =>
  ctx.record({
    action: change.action,
    subject: userSubject(staff),
    before: change.before && factsOf(change.before),
    after: change.after && factsOf(change.after),
  });

const factsOf = ({ email, firstName, lastName, phone, role, isActive, hasTwoFactor }: Staff) => ({
  firstName,
  lastName,
  email,
  phone,
  role,
  isActive,
  hasTwoFactor,
});

import { notAllowed } from '#kernel/problem.ts';
import type { Context } from '#platform/context.ts';
import { userSubject } from '../records/record-own.ts';
import { lockUser } from '../records/user-store.ts';
import { staffNotFound } from '../rules/staff-problems.ts';
import { findStaff, lockStaff, type Staff } from './staff-store.ts';

/**
 * Lets one admin at a time change who works here. Of two who demote each other at the same moment the second is no admin
 * any more when it is their turn, and is refused.
 */
export const needAdmin = async ({ tx, actor }: Context): Promise<void> => {
  await lockStaff(tx);
  const admin = actor.user && (await findStaff(tx, actor.user.id));
  if (admin?.role !== 'ADMIN' || !admin.isActive) throw notAllowed();
};

/** Somebody who works here, for an admin who is about to change their account. 404 for customers too. */
export const openStaff = async (ctx: Context, id: string): Promise<Staff> => {
  await needAdmin(ctx);
  await lockUser(ctx.tx, id);
  const staff = await findStaff(ctx.tx, id);
  if (!staff) throw staffNotFound();
  return staff;
};

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
  firstName,
  lastName,
  email,
  phone,
  role,
  isActive,
  hasTwoFactor,
});

import { notAllowed } from '#kernel/problem.ts';
import type { Context } from '#platform/context.ts';
import { staffNotFound } from '../rules/staff-problems.ts';
import { lockUser } from '../user-store.ts';
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

import type { StaffRole } from '#contract/office/users.ts';
import type { Context } from '#platform/context.ts';
import { endLinks } from '../mails/account-links.ts';
import { findUserByEmail, isEmailTaken } from '../records/user-store.ts';
import { endsSessions, refuseLastAdmin, refuseOwn } from '../rules/staff-changes.ts';
import { staffEmailTaken } from '../rules/staff-problems.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { enterEmail, isEmailToProve } from './enter-email.ts';
import { openStaff, recordOfStaff } from './open-staff.ts';
import { countOtherAdmins, type Staff, saveStaff } from './staff-store.ts';

export type StaffChange = Readonly<{
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string | null;
  role?: StaffRole;
  isActive?: boolean;
}>;

/**
 * Changes the given fields; an e-mail in place of a proven one holds once it is proven. A change of role or e-mail, or deactivation, signs the person out everywhere at once. Throws one of
 * three 409s: `users.email-taken`, `users.last-admin`, and `users.self`. The last is for people who change their own role or
 * e-mail, or deactivate themselves.
 */
export const changeStaff = async (
  ctx: Context,
  { id, change, action = 'user.changed' }: { id: string; change: StaffChange; action?: string },
): Promise<Staff> => {
  const before = await openStaff(ctx, id);
  const after = { ...before, ...change };
  const isMoved = after.email !== before.email;
  if (isMoved || after.role !== before.role || after.isActive !== before.isActive) refuseOwn(id, ctx.actor.user?.id);
  refuseLastAdmin(before, after, { otherAdmins: await countOtherAdmins(ctx.tx, id) });
  const staff = await save(ctx, before, change);
  if (endsSessions(before, staff)) await endSessions(ctx.tx, id);
  if (!staff.isActive) await endLinks(ctx, id);
  if (isMoved) await enterEmail(ctx, before, after.email);
  await recordOfStaff(ctx, staff, { action, before, after: staff });
  if (staff.email !== after.email)
    await recordOfStaff(ctx, staff, {
      action: 'user.email-asked',
      before: staff,
      after: { ...staff, email: after.email },
    });
  return staff;
};

/** Saves a change, but for an e-mail that waits until it is proven. */
const save = async ({ tx }: Context, before: Staff, { email, ...change }: StaffChange): Promise<Staff> => {
  if (email === undefined || email === before.email) return saveStaff(tx, before.id, change);
  const holder = await findUserByEmail(tx, email);
  if (holder && holder.id !== before.id) throw staffEmailTaken();
  const saved = isEmailToProve(before, email) ? change : { ...change, email };
  return saveStaff(tx, before.id, saved).catch((error: unknown) => {
    throw isEmailTaken(error) ? staffEmailTaken() : error;
  });
};

import type { Steps } from '#platform/context.ts';
import { present } from '#platform/database/database.ts';
import { hashPassword } from '../hash-password.ts';
import { aboutUser, refuseWeakPassword } from '../passwords/check-password-strength.ts';
import { savePassword } from '../passwords/save-password.ts';
import { refuseOwn } from '../rules/staff-changes.ts';
import { openStaff } from './open-staff.ts';
import { recordOfStaff } from './record-of-staff.ts';
import { findStaff, type Staff } from './staff-store.ts';

/**
 * Gives somebody a one-time password: at the next sign-in they choose their own. Ends all their sessions. 409
 * `users.self`, 422 `auth.password-weak`.
 */
export const setPassword = async (
  { step, actor }: Steps,
  { id, newPassword }: { id: string; newPassword: string },
): Promise<Staff> => {
  await step(async (ctx) => {
    const known = await openStaff(ctx, id);
    refuseOwn(id, actor.user?.id);
    await refuseWeakPassword(ctx.tx, { password: newPassword, about: aboutUser(known), field: 'newPassword' });
  });
  const passwordHash = await hashPassword(newPassword);
  return step(async (ctx) => {
    await openStaff(ctx, id);
    await savePassword(ctx, id, { passwordHash, mustChangePassword: true });
    const staff = present(await findStaff(ctx.tx, id));
    await recordOfStaff(ctx, staff, { action: 'user.password-set' });
    return staff;
  });
};

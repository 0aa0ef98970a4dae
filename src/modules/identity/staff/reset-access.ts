import type { Context, Steps } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { enqueueNewsMail } from '../mails/enqueue-mail.ts';
import { savePassword } from '../passwords/change-password.ts';
import { personalWordsOf, refuseWeakPassword } from '../passwords/check-password-strength.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { forgetTwoFactor } from '../records/two-factor-store.ts';
import { refuseOwn } from '../rules/staff-changes.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openStaff, recordOfStaff } from './open-staff.ts';
import { findStaff, type Staff } from './staff-store.ts';

/**
 * Sets a one-time password for a staff member, who must change it at the next sign-in. Ends all their sessions. 409
 * `users.self`, 422 `auth.password-weak`.
 */
export const setStaffPassword = async (
  { step, actor }: Steps,
  { id, newPassword }: { id: string; newPassword: string },
): Promise<Staff> => {
  await step(async (ctx) => {
    const staff = await openStaff(ctx, id);
    refuseOwn(id, actor.user?.id);
    await refuseWeakPassword(ctx.tx, { password: newPassword, about: personalWordsOf(staff), field: 'newPassword' });
  });
  const passwordHash = await hashPassword(newPassword);
  return step(async (ctx) => {
    await openStaff(ctx, id);
    await savePassword(ctx, id, { passwordHash, mustChangePassword: true });
    const staff = returnedRow(await findStaff(ctx.tx, id));
    await recordOfStaff(ctx, staff, { action: 'user.password-set' });
    return staff;
  });
};

/**
 * Removes a staff member's lost authenticator app with its recovery codes. Ends all their sessions. 409 `users.self`.
 */
export const resetStaffTwoFactor = async (ctx: Context, id: string): Promise<Staff> => {
  const before = await openStaff(ctx, id);
  refuseOwn(id, ctx.actor.user?.id);
  await forgetTwoFactor(ctx.tx, id);
  await endSessions(ctx.tx, id);
  if (before.hasTwoFactor) await enqueueNewsMail(ctx, { userId: id, news: 'two-factor-off' });
  const staff = returnedRow(await findStaff(ctx.tx, id));
  await recordOfStaff(ctx, staff, { action: 'user.two-factor-reset', before, after: staff });
  return staff;
};

import { twoFactorChangedMail } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { present } from '#platform/database.ts';
import { refuseOwn } from '../rules/staff-changes.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { mailStaff } from './mail-staff.ts';
import { openStaff } from './open-staff.ts';
import { recordOfStaff } from './record-of-staff.ts';
import { findStaff, type Staff } from './staff-store.ts';
import { forgetTwoFactor, forgetWaysIn } from './ways-in-store.ts';

/** Forgets the authenticator app of somebody who lost it, with its recovery codes. Ends all their sessions. */
export const resetTwoFactor = async (
  ctx: Context,
  id: string,
  { publicUrl }: { publicUrl: string },
): Promise<Staff> => {
  const before = await openStaff(ctx, id);
  refuseOwn(id, ctx.actor.user?.id);
  await forgetTwoFactor(ctx.tx, id);
  await endSessions(ctx.tx, id);
  await forgetWaysIn(ctx.tx, id, ctx.now);
  const staff = present(await findStaff(ctx.tx, id));
  const facts = { isOn: false, url: `${publicUrl}/password-reset` };
  if (before.hasTwoFactor)
    await mailStaff(ctx, staff, {
      kind: 'two-factor-changed',
      write: (data, language) => twoFactorChangedMail({ ...data, ...facts }, language),
    });
  await recordOfStaff(ctx, staff, { action: 'user.two-factor-reset', before, after: staff });
  return staff;
};

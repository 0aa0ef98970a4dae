import { passwordChangedMail } from '#modules/notices/index.ts';
import type { Steps } from '#platform/context.ts';
import { refuseOwn } from '../rules/staff-changes.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { hashChosen } from './hash-chosen.ts';
import { mailStaff } from './mail-staff.ts';
import { openStaff } from './open-staff.ts';
import { recordOfStaff } from './record-of-staff.ts';
import { type Staff, saveStaff } from './staff-store.ts';
import { forgetWaysIn } from './ways-in-store.ts';

/** Gives somebody a password for once: at the next sign-in they choose their own. Ends all their sessions. */
export const setPassword = async (
  steps: Steps,
  { id, newPassword, publicUrl }: { id: string; newPassword: string; publicUrl: string },
): Promise<Staff> => {
  await steps.step((ctx) => openStaff(ctx, id));
  refuseOwn(id, steps.actor.user?.id);
  const passwordHash = await hashChosen(steps, newPassword);
  return steps.step(async (ctx) => {
    await openStaff(ctx, id);
    const staff = await saveStaff(ctx.tx, id, { passwordHash, mustChangePassword: true });
    await endSessions(ctx.tx, id);
    await forgetWaysIn(ctx.tx, id, ctx.now);
    const url = `${publicUrl}/password-reset`;
    const write: Parameters<typeof mailStaff>[2]['write'] = (data, language) =>
      passwordChangedMail({ ...data, url }, language);
    await mailStaff(ctx, staff, { kind: 'password-changed', write });
    await recordOfStaff(ctx, staff, { action: 'user.password-set' });
    return staff;
  });
};

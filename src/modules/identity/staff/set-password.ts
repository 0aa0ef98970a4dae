import type { Steps } from '#platform/context.ts';
import { announceNews } from '../mails/announce.ts';
import { endPasswordLinks } from '../passwords/end-password-links.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { aboutUser, refuseWeakPassword } from '../passwords/judge-password.ts';
import { refuseOwn } from '../rules/staff-changes.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openStaff } from './open-staff.ts';
import { recordOfStaff } from './record-of-staff.ts';
import { type Staff, saveStaff } from './staff-store.ts';

/**
 * Gives somebody a password for once: at the next sign-in they choose their own. Ends all their sessions. 409
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
    const staff = await saveStaff(ctx.tx, id, { passwordHash, mustChangePassword: true });
    await endSessions(ctx.tx, id);
    await endPasswordLinks(ctx, id);
    await announceNews(ctx, { userId: id, news: 'password-changed' });
    await recordOfStaff(ctx, staff, { action: 'user.password-set' });
    return staff;
  });
};

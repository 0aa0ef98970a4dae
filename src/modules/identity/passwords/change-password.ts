import type { Steps } from '#platform/context.ts';
import { hashPassword, normal } from '../hash-password.ts';
import { provePassword } from '../prove-password.ts';
import { recordOwn } from '../record-own.ts';
import { passwordSame, passwordWrong } from '../rules/problems.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import { lockUser } from '../user-store.ts';
import { aboutUser, refuseWeakPassword } from './check-password-strength.ts';
import { savePassword } from './save-password.ts';

/**
 * A new password, by whoever knows the present one. All sessions end, in every process, and this one goes on under a
 * new token. 422 `auth.password-wrong`, `auth.password-weak`, `auth.password-same`.
 */
export const changePassword = async (
  steps: Steps,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<StartedSession> => {
  const known = await provePassword(steps, currentPassword, 'currentPassword');
  if (normal(newPassword) === normal(currentPassword)) throw passwordSame('newPassword');
  const chosen = { password: newPassword, about: aboutUser(known), field: 'newPassword' };
  await steps.step(({ tx }) => refuseWeakPassword(tx, chosen));
  const passwordHash = await hashPassword(newPassword);

  return steps.step(async (ctx) => {
    const user = await lockUser(ctx.tx, known.id);
    // Another change came first: what was proven is no longer the password.
    if (!user?.isActive || user.passwordHash !== known.passwordHash) throw passwordWrong('currentPassword');
    await savePassword(ctx, user.id, { passwordHash });
    await recordOwn(ctx, user, 'user.password-changed');
    return startSession(ctx, user);
  });
};

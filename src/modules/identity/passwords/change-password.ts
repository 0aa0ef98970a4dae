import type { Context, Steps } from '#platform/context.ts';
import { endLinks } from '../mails/account-links.ts';
import { enqueueNewsMail } from '../mails/enqueue-mail.ts';
import { recordOwn } from '../records/record-own.ts';
import { lockUser, saveUser } from '../records/user-store.ts';
import type { LinkPurpose } from '../rules/link-life.ts';
import { oneTimeUntil } from '../rules/one-time-password.ts';
import { passwordSame, passwordWrong } from '../rules/problems.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { type StartedSession, startSession } from '../sessions/finish-sign-in.ts';
import { personalWordsOf, refuseWeakPassword } from './check-password-strength.ts';
import { hashPassword, normalizePassword } from './hash-password.ts';
import { provePassword } from './prove-password.ts';

/**
 * Changes the caller's password, given the current one. All sessions end, in every process; the caller continues with a
 * new session. 422 `auth.password-wrong`, `auth.password-weak`, `auth.password-same`.
 */
export const changeOwnPassword = async (
  steps: Steps,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<StartedSession> => {
  const proven = await provePassword(steps, currentPassword, 'currentPassword');
  if (normalizePassword(newPassword) === normalizePassword(currentPassword)) throw passwordSame('newPassword');
  const candidate = { password: newPassword, about: personalWordsOf(proven), field: 'newPassword' };
  await steps.step(({ tx }) => refuseWeakPassword(tx, candidate));
  const passwordHash = await hashPassword(newPassword);

  return steps.step(async (ctx) => {
    const user = await lockUser(ctx.tx, proven.id);
    // The password was changed concurrently: the proven one is no longer current.
    if (!user?.isActive || user.passwordHash !== proven.passwordHash) throw passwordWrong('currentPassword');
    // It goes to the e-mail's owner alone, and asks for the new password.
    await savePassword(ctx, user.id, { passwordHash, keptLink: 'verify-email' });
    await recordOwn(ctx, user, 'user.password-changed');
    return startSession(ctx, user, { isProven: !user.hasTwoFactor });
  });
};

type NewPassword = Readonly<{ passwordHash: string; mustChangePassword?: boolean; keptLink?: LinkPurpose }>;

/**
 * Saves a new password for a user and mails them about it. In the same transaction ends their sessions, trusted
 * computers and mailed links, but for a `keptLink`.
 */
export const savePassword = async (
  ctx: Context,
  userId: string,
  { passwordHash, mustChangePassword = false, keptLink }: NewPassword,
): Promise<void> => {
  const until = mustChangePassword ? oneTimeUntil(ctx.now, 'handed') : null;
  await saveUser(ctx.tx, userId, { passwordHash, mustChangePassword, oneTimeUntil: until });
  await endSessions(ctx.tx, userId);
  await endLinks(ctx, userId, keptLink && { but: keptLink });
  await enqueueNewsMail(ctx, { userId, news: 'password-changed' });
};

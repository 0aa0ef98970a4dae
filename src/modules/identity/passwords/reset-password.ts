import type { Context, Steps } from '#platform/context.ts';
import { isLinkOf, type Proof } from '../mails/account-links.ts';
import { enqueueNewsMail } from '../mails/enqueue-mail.ts';
import { deleteFailedSignInsOf } from '../records/failed-login-store.ts';
import { findLink, isLinkUsed, type MailLink, useLink } from '../records/mail-link-store.ts';
import { recordOwn } from '../records/record-own.ts';
import { forgetTwoFactor } from '../records/two-factor-store.ts';
import { findUser, lockUser, saveUser, type User } from '../records/user-store.ts';
import { isSecondFactorTheirs } from '../rules/next-step.ts';
import { linkOver, passwordSame } from '../rules/problems.ts';
import { savePassword } from './change-password.ts';
import { personalWordsOf, refuseWeakPassword } from './check-password-strength.ts';
import { hashPassword, isPassword } from './hash-password.ts';

const purposes = ['reset-password', 'invitation'] as const;

/**
 * Sets a new password by a mailed link, once. Verifies the e-mail, ends all sessions and signs nobody in: the second
 * factor is still required, unless it may have been set up by somebody who does not own the e-mail. 410
 * `auth.link-over`, 422 `auth.password-weak`, `auth.password-same`.
 */
export const resetPassword = async (
  { step }: Steps,
  { token, newPassword }: { token: string; newPassword: string },
  { lockEmail, onProven }: Proof,
): Promise<User> => {
  const { passwordHash: present } = await step(async (ctx) => {
    const user = await linkedUser(ctx, await findLink(ctx.tx, token, purposes, ctx.now));
    await refuseWeakPassword(ctx.tx, { password: newPassword, about: personalWordsOf(user), field: 'newPassword' });
    return user;
  });
  if (await isPassword(present, newPassword)) throw passwordSame('newPassword');
  const passwordHash = await hashPassword(newPassword);

  return step(async (ctx) => {
    const { tx, now } = ctx;
    const owner = await linkedUser(ctx, await findLink(tx, token, purposes, now));
    // The same lock order as in bookings and e-mail verification: the e-mail, the account, its links.
    await lockEmail(tx, owner.email);
    await lockUser(tx, owner.id);
    const link = await useLink(tx, token, purposes, now);
    const user = await linkedUser(ctx, link);
    await savePassword(ctx, user.id, { passwordHash });
    if (!isSecondFactorTheirs(user)) await dropSecondFactor(ctx, user);
    await saveUser(tx, user.id, { emailVerified: true });
    await deleteFailedSignInsOf(tx, user.email);
    await recordOwn(ctx, user, link?.purpose === 'invitation' ? 'user.invitation-accepted' : 'user.password-reset');
    await onProven(ctx, { userId: user.id, email: user.email });
    return user;
  });
};

/** Whether a link from a mail could still set a password, and whether it has. Uses nothing up. */
export const checkResetLink = async (ctx: Context, token: string): Promise<{ works: boolean; isUsed: boolean }> => {
  const link = await findLink(ctx.tx, token, purposes, ctx.now);
  const user = link && (await findUser(ctx.tx, link.userId));
  const works = user?.isActive === true && isLinkOf(link, user);
  return { works, isUsed: await isLinkUsed(ctx.tx, token, purposes) };
};

const dropSecondFactor = async (ctx: Context, { id, hasTwoFactor }: User): Promise<void> => {
  await forgetTwoFactor(ctx.tx, id);
  if (hasTwoFactor) await enqueueNewsMail(ctx, { userId: id, news: 'two-factor-off' });
};

const linkedUser = async ({ tx }: Context, link: MailLink | undefined): Promise<User> => {
  const user = link && (await findUser(tx, link.userId));
  if (!user?.isActive || !isLinkOf(link, user)) throw linkOver();
  return user;
};

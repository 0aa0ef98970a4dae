import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { mailLink } from '../mails/mail-link.ts';
import { emailProven, notSignedIn } from '../rules/problems.ts';
import { signedInUser } from '../signed-in-user.ts';
import { findUser } from '../user-store.ts';

/** Sends the link that proves the caller's e-mail again. 409 `auth.email-proven`, 429 `auth.too-many-mails`. */
export const resendVerification = async (ctx: Context, post: { publicUrl: string }): Promise<void> => {
  const user = await findUser(ctx.tx, signedInUser(ctx.actor).id);
  if (!user) throw notSignedIn();
  if (user.emailVerified) throw emailProven();
  await mailLink(ctx, { user, purpose: 'verify-email', email: user.email, occasion: randomUUID() }, post);
};

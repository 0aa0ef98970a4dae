import { randomUUID } from 'node:crypto';
import type { Context, Steps } from '#platform/context.ts';
import { announceNewEmail } from '../mails/announce.ts';
import { mailLink } from '../mails/mail-link.ts';
import { emailProven, notSignedIn } from '../rules/problems.ts';
import { provePassword } from '../sign-in/prove-password.ts';
import { signedInUser } from '../signed-in-user.ts';
import { findUser } from '../user-store.ts';

/** Sends the link that proves the caller's e-mail again. 409 `auth.email-proven`, 429 `auth.too-many-mails`. */
export const resendVerification = async (ctx: Context, post: { publicUrl: string }): Promise<void> => {
  const user = await findUser(ctx.tx, signedInUser(ctx.actor).id);
  if (!user) throw notSignedIn();
  if (user.emailVerified) throw emailProven();
  await mailLink(ctx, { user, purpose: 'verify-email', email: user.email, occasion: randomUUID() }, post);
};

/** Sends a link to the e-mail that the account is to have. The same for one that is taken: nothing comes of it then. */
export const changeEmail = async (
  steps: Steps,
  { password, email }: { password: string; email: string },
): Promise<void> => {
  const { id } = await provePassword(steps, password);
  await steps.step((ctx) => announceNewEmail(ctx, { userId: id, email }));
};

import type { Context } from '#platform/context.ts';
import { endLinks } from '../mails/account-links.ts';
import { enqueueNewEmailMail, enqueueNewsMail } from '../mails/enqueue-mail.ts';
import { leaveEmail } from '../mails/leave-email.ts';
import { endSessions } from '../sessions/end-sessions.ts';

type Account = Readonly<{ id: string; email: string; emailVerified: boolean }>;

/** Whether an e-mail that staff enter for an account waits until it is proven: where the present one was. */
export const isEmailToProve = ({ email: present, emailVerified }: Account, email: string): boolean =>
  emailVerified && email.toLowerCase() !== present.toLowerCase();

/**
 * Does what follows another e-mail that staff entered for an account: nobody stays signed in, no computer stays trusted,
 * and the links end. Where the present e-mail is proven, it stays, and a link goes to the other; else the caller saves it.
 */
export const enterEmail = async (ctx: Context, account: Account, email: string): Promise<void> => {
  const { id } = account;
  await endSessions(ctx.tx, id);
  await endLinks(ctx, id);
  if (!isEmailToProve(account, email)) return leaveEmail(ctx, account);
  await enqueueNewEmailMail(ctx, { userId: id, email });
  await enqueueNewsMail(ctx, { userId: id, news: 'email-asked' });
};

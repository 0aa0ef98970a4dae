import type { Context } from '#platform/context.ts';
import { saveFormerEmail } from '../records/former-email-store.ts';
import type { User } from '../records/user-store.ts';
import { heardUntil } from '../rules/former-email.ts';
import { enqueueNewsMail } from './enqueue-mail.ts';

/** Tells the e-mail that an account leaves, which also hears of what follows for a while if it was proven. */
export const leaveEmail = async (
  ctx: Context,
  { id, email, emailVerified }: Pick<User, 'id' | 'email' | 'emailVerified'>,
): Promise<void> => {
  if (emailVerified) await saveFormerEmail(ctx.tx, { userId: id, email, until: heardUntil(ctx.now) });
  await enqueueNewsMail(ctx, { userId: id, news: 'email-changed', to: email });
};

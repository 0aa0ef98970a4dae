import type { Steps } from '#platform/context.ts';
import { announceNewEmail } from '../mails/announce.ts';
import { provePassword } from '../prove-password.ts';

/** Sends a link to the e-mail that the account is to have. The same for one that is taken: nothing comes of it then. */
export const changeEmail = async (
  steps: Steps,
  { password, email }: { password: string; email: string },
): Promise<void> => {
  const { id } = await provePassword(steps, password);
  await steps.step((ctx) => announceNewEmail(ctx, { userId: id, email }));
};

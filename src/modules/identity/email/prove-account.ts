import type { Steps } from '#platform/context.ts';
import { isPassword } from '../hash-password.ts';
import { recordFailure } from '../record-own.ts';
import { linkPasswordMissing, linkPasswordWrong } from '../rules/problems.ts';
import { attemptOf, beginDecision, countFailure, refuseWhileLocked } from '../sign-in-attempts.ts';
import type { User } from '../user-store.ts';

/**
 * Has whoever follows a link show that the account is theirs: signed in to it, or by its password. 401
 * `auth.link-password` while that is missing or wrong, which counts as a failed sign-in; 429 `auth.locked`.
 */
export const proveAccount = async ({ actor, step }: Steps, user: User, password: string | undefined): Promise<void> => {
  if (actor.user?.id === user.id) return;
  if (password === undefined) throw linkPasswordMissing();
  const attempt = attemptOf(actor, user.email);
  await step((ctx) => refuseWhileLocked(ctx, attempt));
  const isRight = await isPassword(user.passwordHash, password);
  await step(async (ctx) => {
    await beginDecision(ctx, attempt);
    if (isRight) return;
    await countFailure(ctx, attempt);
    await recordFailure(ctx, user, 'password');
  });
  if (!isRight) throw linkPasswordWrong();
};

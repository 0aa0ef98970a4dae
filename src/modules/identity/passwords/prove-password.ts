import type { Steps } from '#platform/context.ts';
import { recordFailure } from '../records/record-own.ts';
import { signedInUser } from '../records/signed-in-user.ts';
import { findUser, type User } from '../records/user-store.ts';
import { notSignedIn, passwordWrong } from '../rules/problems.ts';
import { beginDecision, countFailure, refuseWhileLocked, signInAttemptOf } from '../sessions/sign-in-attempts.ts';
import { isPassword } from './hash-password.ts';

/**
 * Makes the signed-in caller confirm their password, so that a stolen session alone cannot do sensitive things. 422
 * `auth.password-wrong` on `field`, which counts as a failed sign-in, so that the session cannot be used for guessing;
 * 429 `auth.locked`.
 */
export const provePassword = async ({ actor, step }: Steps, password: string, field = 'password'): Promise<User> => {
  const user = await step(async (ctx) => {
    const account = await findUser(ctx.tx, signedInUser(actor).id);
    if (!account) throw notSignedIn();
    await refuseWhileLocked(ctx, signInAttemptOf(actor, account.email));
    return account;
  });
  if (!(await isPasswordOf({ actor, step }, user, password))) throw passwordWrong(field);
  return user;
};

/** Whether the password is this user's. A wrong one counts as a failed sign-in; 429 `auth.locked` after too many. */
export const isPasswordOf = async (
  { actor, step }: Pick<Steps, 'actor' | 'step'>,
  user: User,
  password: string,
): Promise<boolean> => {
  const isRight = await isPassword(user.passwordHash, password);
  await step(async (ctx) => {
    const attempt = signInAttemptOf(actor, user.email);
    await beginDecision(ctx, attempt);
    if (isRight) return;
    await countFailure(ctx, attempt);
    await recordFailure(ctx, user, 'password');
  });
  return isRight;
};

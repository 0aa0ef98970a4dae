import type { Steps } from '#platform/context.ts';
import { isPassword } from './hash-password.ts';
import { recordFailure } from './record-own.ts';
import { notSignedIn, passwordWrong } from './rules/problems.ts';
import { attemptOf, beginDecision, countFailure, refuseWhileLocked } from './sign-in-attempts.ts';
import { signedInUser } from './signed-in-user.ts';
import { findUser, type User } from './user-store.ts';

/**
 * Has whoever is signed in prove that they know the password, so that a session alone cannot do what asks for it. 422
 * `auth.password-wrong` beside `field`. A wrong one counts as a failed sign-in, or a stolen session could guess.
 */
export const provePassword = async ({ actor, step }: Steps, password: string, field = 'password'): Promise<User> => {
  const user = await step(async (ctx) => {
    const found = await findUser(ctx.tx, signedInUser(actor).id);
    if (!found) throw notSignedIn();
    await refuseWhileLocked(ctx, attemptOf(actor, found.email));
    return found;
  });
  const isRight = await isPassword(user.passwordHash, password);
  await step(async (ctx) => {
    const attempt = attemptOf(actor, user.email);
    await beginDecision(ctx, attempt);
    if (isRight) return;
    await countFailure(ctx, attempt);
    await recordFailure(ctx, user, 'password');
  });
  if (!isRight) throw passwordWrong(field);
  return user;
};

import { readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { insertChallenge } from '../challenge-store.ts';
import { isPassword } from '../hash-password.ts';
import { recordFailure } from '../record-own.ts';
import { challengeMinutes, nextStep } from '../rules/next-step.ts';
import { enrolmentRequired, loginFailed, twoFactorRequired } from '../rules/problems.ts';
import { finishSignIn, type SignedIn } from '../sessions/finish-sign-in.ts';
import { visitorOf } from '../sessions/visitor.ts';
import { attemptOf, beginDecision, countFailure, refuseWhileLocked } from '../sign-in-attempts.ts';
import { hashOfToken, newToken } from '../tokens.ts';
import { isTrustedComputer } from '../trusted-computer-store.ts';
import { findUserByEmail, lockUser, type User } from '../user-store.ts';

/**
 * Signs a person in with a new session, or asks for what is still missing: 401 `auth.two-factor-required`,
 * `auth.two-factor-enrolment-required`. 401 `auth.failed` for an unknown e-mail and a wrong password alike, 429
 * `auth.locked` after too many failures, also with the right password. The password is checked between two
 * transactions, since it takes a while.
 */
export const logIn = async (
  { actor, step }: Steps,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> => {
  const attempt = attemptOf(actor, email);
  const found = await step(async (ctx) => {
    await refuseWhileLocked(ctx, attempt);
    return findUserByEmail(ctx.tx, email);
  });
  const isRight = await isPassword(found?.passwordHash, password);

  const outcome = await step(async (ctx) => {
    await beginDecision(ctx, attempt);
    // Since it was looked at, it may have got another password or have been switched off.
    const user = found && (await lockUser(ctx.tx, found.id));
    if (user?.isActive && isRight && user.passwordHash === found?.passwordHash) return goOn(ctx, user);
    await countFailure(ctx, attempt);
    await recordFailure(ctx, found, 'password');
    return loginFailed();
  });
  if (outcome instanceof Error) throw outcome;
  return outcome;
};

const goOn = async (ctx: Context, user: User) => {
  const { tx, now, actor } = ctx;
  const { security } = await readSettings(tx);
  const isTrusted = await isTrustedComputer(tx, { token: visitorOf(actor).trusted, userId: user.id, now });
  const next = nextStep(user, { enableTwoFactor: security.enableTwoFactor, isTrusted });
  if (next === 'session') return finishSignIn(ctx, user, user.hasTwoFactor ? 'trusted-computer' : 'password');
  const challenge = newToken();
  const expiresAt = now.add({ minutes: challengeMinutes[next] });
  const tokenHash = hashOfToken(challenge);
  await insertChallenge(tx, { tokenHash, userId: user.id, purpose: next, createdAt: now, expiresAt });
  return next === 'two-factor' ? twoFactorRequired(challenge) : enrolmentRequired(challenge);
};

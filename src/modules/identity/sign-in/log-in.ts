import { readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { isPassword } from '../passwords/hash-password.ts';
import { insertChallenge } from '../records/challenge-store.ts';
import { recordFailure, recordOwn } from '../records/record-own.ts';
import { deleteSession } from '../records/session-store.ts';
import { hashOfToken, newToken } from '../records/tokens.ts';
import { isTrustedComputer } from '../records/two-factor-store.ts';
import { findUser, findUserByEmail, lockUser, type User } from '../records/user-store.ts';
import { challengeMinutes, nextStep } from '../rules/next-step.ts';
import { isOneTimeOver } from '../rules/one-time-password.ts';
import { enrolmentRequired, loginFailed, oneTimeOver, twoFactorRequired } from '../rules/problems.ts';
import { finishSignIn, type SignedIn } from '../sessions/finish-sign-in.ts';
import { beginDecision, countFailure, refuseWhileLocked, signInAttemptOf } from '../sessions/sign-in-attempts.ts';
import { visitorOf } from '../sessions/visitor.ts';

/**
 * Signs a user in with a new session, or requires another step: 401 `auth.two-factor-required`,
 * `auth.two-factor-enrolment-required`. 401 `auth.one-time-over` for a one-time password that ended unused, 401 `auth.failed` for an unknown e-mail and a wrong password alike; 429
 * `auth.locked` after too many failures, even with the correct password. The slow password check runs between two
 * transactions.
 */
export const logIn = async (
  { actor, step }: Steps,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> => {
  const attempt = signInAttemptOf(actor, email);
  const account = await step(async (ctx) => {
    await refuseWhileLocked(ctx, attempt);
    return findUserByEmail(ctx.tx, email);
  });
  const isRight = await isPassword(account?.passwordHash, password);

  const outcome = await step(async (ctx) => {
    await beginDecision(ctx, attempt);
    // The password may have been changed, or the account deactivated, since it was read.
    const user = account && (await lockUser(ctx.tx, account.id));
    if (user?.isActive && isRight && user.passwordHash === account?.passwordHash)
      return isOneTimeOver(user, ctx.now) ? oneTimeOver() : continueSignIn(ctx, user);
    await countFailure(ctx, attempt);
    await recordFailure(ctx, account, 'password');
    return loginFailed();
  });
  if (outcome instanceof Error) throw outcome;
  return outcome;
};

const continueSignIn = async (ctx: Context, user: User) => {
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

/** Ends the caller's session; in every process at once, since each request reads it from the database. */
export const logOut = async (ctx: Context): Promise<void> => {
  const { tx, actor } = ctx;
  const { session } = visitorOf(actor);
  if (!session) return;
  await deleteSession(tx, session);
  const user = actor.user && (await findUser(tx, actor.user.id));
  if (user) await recordOwn(ctx, user, 'user.signed-out');
};

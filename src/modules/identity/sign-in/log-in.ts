import { callerAddress } from '#kernel/caller-address.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { isPassword } from '../passwords/hash-password.ts';
import { countedSince, lockedUntil, secondsUntil } from '../rules/lock-out.ts';
import { loginFailed, loginLocked } from '../rules/problems.ts';
import { sessionLifeSeconds } from '../rules/session-life.ts';
import { sessionOf } from '../sessions/identify.ts';
import { deleteSession, insertSession } from '../sessions/session-store.ts';
import { hashOfToken, newToken } from '../tokens.ts';
import { findUserByEmail, type User } from '../user-store.ts';
import { type Attempt, deleteFailures, failuresSince, insertFailure, lockAttempts } from './failed-login-store.ts';

type SignedIn = Readonly<{ user: User; token: string; lifeSeconds: number }>;

/**
 * Signs a person in with a new session. 401 `auth.failed` for an unknown e-mail and a wrong password alike, 429
 * `auth.locked` after too many failures, also with the right password. The password is checked between two
 * transactions, since it takes a while; attempts are then decided one by one, so that parallel guesses gain nothing.
 */
export const logIn = async (
  { actor, step }: Steps,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> => {
  const attempt = { email: email.toLowerCase(), address: callerAddress(actor.address) };
  const user = await step(async (ctx) => {
    await refuseWhileLocked(ctx, attempt);
    return findUserByEmail(ctx.tx, email);
  });
  const isRight = (await isPassword(user?.passwordHash, password)) && user?.isActive;

  const signedIn = await step(async (ctx) => {
    await lockAttempts(ctx.tx, attempt);
    await refuseWhileLocked(ctx, attempt);
    if (user && isRight) return startSession(ctx, user, attempt);
    await insertFailure(ctx.tx, attempt, ctx.now);
    return undefined;
  });
  if (!signedIn) throw loginFailed();
  return signedIn;
};

const refuseWhileLocked = async ({ tx, now }: Context, attempt: Attempt) => {
  const { security } = await readSettings(tx);
  const failures = await failuresSince(tx, attempt, countedSince(now));
  const until = lockedUntil({ failures, mostFailures: security.maxLoginAttempts, now });
  if (until) throw loginLocked(secondsUntil(now, until));
};

const startSession = async ({ tx, now, actor }: Context, user: User, attempt: Attempt): Promise<SignedIn> => {
  const before = sessionOf(actor);
  if (before) await deleteSession(tx, before);
  await deleteFailures(tx, attempt);
  const token = newToken();
  const lifeSeconds = sessionLifeSeconds(user.role);
  const session = { tokenHash: hashOfToken(token), userId: user.id, createdAt: now };
  await insertSession(tx, { ...session, expiresAt: now.add({ seconds: lifeSeconds }) });
  return { user, token, lifeSeconds };
};

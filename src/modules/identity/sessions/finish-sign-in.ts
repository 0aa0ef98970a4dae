import type { Context } from '#platform/context.ts';
import { deleteFailedSignIns } from '../records/failed-login-store.ts';
import { saveKnownAddresses } from '../records/known-address-store.ts';
import { recordOwn } from '../records/record-own.ts';
import { deleteSession, insertSession } from '../records/session-store.ts';
import { hashOfToken, newToken } from '../records/tokens.ts';
import type { User } from '../records/user-store.ts';
import { sessionLifeSeconds } from '../rules/session-life.ts';
import { placesOf, signInAttemptOf } from './sign-in-attempts.ts';
import { visitorOf } from './visitor.ts';

export type SignedIn = StartedSession & Readonly<{ user: User }>;

/** Completes a sign-in: starts a session, and deletes the failed attempts with this e-mail from this address. */
export const finishSignIn = async (
  ctx: Context,
  user: User,
  by: 'password' | 'code' | 'recovery-code' | 'trusted-computer',
): Promise<SignedIn> => {
  const { tx, now, actor } = ctx;
  await deleteFailedSignIns(tx, signInAttemptOf(actor, user.email));
  await saveKnownAddresses(tx, user.id, placesOf(actor), now);
  // A trusted computer spares the code, which is therefore not proven.
  const session = await startSession(ctx, user, { isProven: by !== 'trusted-computer' });
  await recordOwn(ctx, user, 'user.signed-in', { by });
  return { ...session, user };
};

export type StartedSession = Readonly<{ token: string; lifeSeconds: number }>;

/**
 * Starts a session with a new token. The session that the visitor had before ends. `isProven`: whoever starts it has
 * just given the password, and the code where there is a second step.
 */
export const startSession = async (
  { tx, now, actor }: Pick<Context, 'tx' | 'now' | 'actor'>,
  user: Pick<User, 'id' | 'role'>,
  { isProven }: { isProven: boolean },
): Promise<StartedSession> => {
  const { session: before, userAgent, address } = visitorOf(actor);
  if (before) await deleteSession(tx, before);
  const token = newToken();
  const lifeSeconds = sessionLifeSeconds(user.role);
  await insertSession(tx, {
    tokenHash: hashOfToken(token),
    userId: user.id,
    userAgent,
    address,
    createdAt: now,
    provedAt: isProven ? now : null,
    expiresAt: now.add({ seconds: lifeSeconds }),
  });
  return { token, lifeSeconds };
};

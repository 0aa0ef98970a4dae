import type { Context } from '#platform/context.ts';
import { deleteFailures } from '../failed-login-store.ts';
import { saveKnownAddresses } from '../known-address-store.ts';
import { recordOwn } from '../record-own.ts';
import { attemptOf, placesOf } from '../sign-in-attempts.ts';
import type { User } from '../user-store.ts';
import { type StartedSession, startSession } from './start-session.ts';

export type SignedIn = StartedSession & Readonly<{ user: User }>;

/** Everything was right: a new session, and the failures from here before it are forgotten. */
export const finishSignIn = async (
  ctx: Context,
  user: User,
  by: 'password' | 'code' | 'recovery-code' | 'trusted-computer',
): Promise<SignedIn> => {
  const { tx, now, actor } = ctx;
  await deleteFailures(tx, attemptOf(actor, user.email));
  await saveKnownAddresses(tx, user.id, placesOf(actor), now);
  const session = await startSession(ctx, user);
  await recordOwn(ctx, user, 'user.signed-in', { by });
  return { ...session, user };
};

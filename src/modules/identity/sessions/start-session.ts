import type { Context } from '#platform/context.ts';
import { sessionLifeSeconds } from '../rules/session-life.ts';
import { hashOfToken, newToken } from '../tokens.ts';
import type { User } from '../user-store.ts';
import { deleteSession, insertSession } from './session-store.ts';
import { visitorOf } from './visitor.ts';

export type StartedSession = Readonly<{ token: string; lifeSeconds: number }>;

/** A session with a token that was never in use before. The one that the visitor came with ends. */
export const startSession = async (
  { tx, now, actor }: Pick<Context, 'tx' | 'now' | 'actor'>,
  user: Pick<User, 'id' | 'role'>,
): Promise<StartedSession> => {
  const { session: before, userAgent, address } = visitorOf(actor);
  if (before) await deleteSession(tx, before);
  const token = newToken();
  const lifeSeconds = sessionLifeSeconds(user.role);
  await insertSession(tx, {
    ...{ tokenHash: hashOfToken(token), userId: user.id, userAgent, address },
    ...{ createdAt: now, expiresAt: now.add({ seconds: lifeSeconds }) },
  });
  return { token, lifeSeconds };
};

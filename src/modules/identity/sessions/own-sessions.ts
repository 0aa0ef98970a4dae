import type { SessionShape } from '#contract/identity.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { deleteOwnSession, listSessions } from '../records/session-store.ts';
import { signedInUser } from '../records/signed-in-user.ts';
import { sessionNotFound } from '../rules/problems.ts';
import { isAlive } from '../rules/session-life.ts';
import { browserOf, systemOf } from '../rules/user-agent.ts';
import { endSessions } from './end-sessions.ts';
import { visitorOf } from './visitor.ts';

/** The caller's active sessions, newest first. */
export const ownSessions = async ({ tx, now, actor }: Context): Promise<SessionShape[]> => {
  const { security } = await readSettings(tx);
  const { session } = visitorOf(actor);
  const all = await listSessions(tx, signedInUser(actor).id);
  return all
    .filter((one) => isAlive(one, { now, idleMinutes: security.sessionTimeout }))
    .map(({ id, tokenHash, userAgent, address, createdAt, lastSeenAt }) => ({
      id,
      address,
      isCurrent: session !== null && tokenHash.equals(session),
      browser: browserOf(userAgent),
      system: systemOf(userAgent),
      createdAt: toBangkokText(createdAt),
      lastSeenAt: toBangkokText(lastSeenAt),
    }));
};

/** Ends one of the caller's sessions. 404 for anybody else's, as for an unknown one. */
export const endOwnSession = async ({ tx, actor }: Context, id: string): Promise<void> => {
  if (!(await deleteOwnSession(tx, { id, userId: signedInUser(actor).id }))) throw sessionNotFound();
};

/** Ends all of the caller's sessions except the current one, and forgets trusted computers. */
export const endOtherSessions = async ({ tx, actor }: Context): Promise<void> => {
  const { session } = visitorOf(actor);
  await endSessions(tx, signedInUser(actor).id, session ? { but: session } : {});
};

import type { Context } from '#platform/context.ts';
import { sessionOf } from '../sessions/identify.ts';
import { deleteSession } from '../sessions/session-store.ts';

/** Ends the session that the caller came with; in every process at once, since all look it up. */
export const logOut = async ({ tx, actor }: Context): Promise<void> => {
  const session = sessionOf(actor);
  if (session) await deleteSession(tx, session);
};

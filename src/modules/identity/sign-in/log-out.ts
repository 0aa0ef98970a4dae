import type { Context } from '#platform/context.ts';
import { recordOwn } from '../record-own.ts';
import { deleteSession } from '../sessions/session-store.ts';
import { visitorOf } from '../sessions/visitor.ts';
import { findUser } from '../user-store.ts';

/** Ends the session that the caller came with; in every process at once, since all look it up. */
export const logOut = async (ctx: Context): Promise<void> => {
  const { tx, actor } = ctx;
  const { session } = visitorOf(actor);
  if (!session) return;
  await deleteSession(tx, session);
  const user = actor.user && (await findUser(tx, actor.user.id));
  if (user) await recordOwn(ctx, user, 'user.signed-out');
};

import type { Tx } from '#platform/database.ts';
import { deleteSessionsOf } from './session-store.ts';

/** Ends all sessions of an account, in every process at once; `but` is the hash of the token of one that stays. */
export const endSessions = async (
  tx: Tx,
  userId: string,
  { but }: { but?: Buffer | undefined } = {},
): Promise<void> => {
  await deleteSessionsOf(tx, userId, but);
};

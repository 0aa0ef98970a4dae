import type { Tx } from '#platform/database/database.ts';
import { deleteChallengesOf } from '../records/challenge-store.ts';
import { deleteSessionsOf } from '../records/session-store.ts';
import { deleteTrustedComputersOf } from '../records/two-factor-store.ts';

/**
 * Signs a user out everywhere at once, in every process, and forgets trusted computers and pending challenges. The
 * session `but` stays.
 */
export const endSessions = async (tx: Tx, userId: string, { but }: { but?: Buffer } = {}): Promise<void> => {
  await deleteSessionsOf(tx, userId, but);
  await deleteChallengesOf(tx, userId);
  await deleteTrustedComputersOf(tx, userId);
};

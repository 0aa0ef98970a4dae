import type { Tx } from '#platform/database/database.ts';
import { deleteChallengesOf } from '../challenge-store.ts';
import { deleteTrustedComputersOf } from '../trusted-computer-store.ts';
import { deleteSessionsOf } from './session-store.ts';

/**
 * Signs somebody out everywhere at once, in every process, and forgets the computers that are asked for no code. `but`
 * is the session that stays.
 */
export const endSessions = async (tx: Tx, userId: string, { but }: { but?: Buffer } = {}): Promise<void> => {
  await deleteSessionsOf(tx, userId, but);
  await deleteChallengesOf(tx, userId);
  await deleteTrustedComputersOf(tx, userId);
};

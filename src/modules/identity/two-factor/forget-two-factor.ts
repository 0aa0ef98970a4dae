import type { Tx } from '#platform/database/database.ts';
import { deleteTrustedComputersOf } from '../trusted-computer-store.ts';
import { deleteRecoveryCodesOf } from './recovery-code-store.ts';
import { deleteSecret } from './two-factor-store.ts';

/** Nothing of somebody's second factor is left: neither app nor codes nor trusted computers. */
export const forgetTwoFactor = async (tx: Tx, userId: string): Promise<void> => {
  await deleteSecret(tx, userId);
  await deleteRecoveryCodesOf(tx, userId);
  await deleteTrustedComputersOf(tx, userId);
};

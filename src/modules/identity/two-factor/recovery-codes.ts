import { createHash } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import { newRecoveryCode } from '../records/tokens.ts';
import { replaceRecoveryCodes } from '../records/two-factor-store.ts';

const HOW_MANY = 10;

/** Replaces all recovery codes with ten new ones, to be shown once. Only their hashes are stored. */
export const makeRecoveryCodes = async (tx: Tx, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: HOW_MANY }, newRecoveryCode);
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashOfRecoveryCode(userId, code)),
  );
  return codes;
};

/** The hash of a recovery code as typed: ignores case, spaces and dashes. */
export const hashOfRecoveryCode = (userId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${userId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest();

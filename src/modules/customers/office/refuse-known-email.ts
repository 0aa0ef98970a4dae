import { findUserByEmail } from '#modules/identity/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { lockEmail } from '../own-record-store.ts';
import { emailTaken } from '../rules/problems.ts';
import { knownByEmail, recordOfAccount } from './record-store.ts';

/**
 * Refuses an e-mail by which somebody else is known already: 409 `customers.email-taken`. Whoever comes with the same
 * e-mail at the same moment waits. Guests may share one, since nobody asked them; staff make no second record of it.
 */
export const refuseKnownEmail = async (tx: Tx, email: string, { but }: { but?: string } = {}): Promise<void> => {
  await lockEmail(tx, email);
  const known = await knownByEmail(tx, email, but);
  if (known) throw emailTaken(known);
  const account = await findUserByEmail(tx, email);
  if (!account) return;
  const record = await recordOfAccount(tx, account.id);
  if (record === undefined || record !== but) throw emailTaken(record ?? null);
};

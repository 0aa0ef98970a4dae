import type { Context } from '#platform/context.ts';
import { findOrInsertOwnRecord, keepAccount } from './own-record-store.ts';

/** The one customer record of an account, by id; made of the account where it has none. Null once the account is gone. */
export const customerOfAccount = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  userId: string,
): Promise<string | null> => {
  const account = await keepAccount(tx, userId);
  if (!account) return null;
  return findOrInsertOwnRecord(tx, { ...account, phone: account.phone ?? '', userId, createdAt: now });
};

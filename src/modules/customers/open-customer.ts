import { isStaffRole } from '#kernel/role.ts';
import { findUserByEmail, lockUser, type User } from '#modules/identity/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import {
  type CustomerOnRecord,
  findByEmail,
  findRecord,
  lockRecord,
  recordOfAccount,
} from './customer-record-store.ts';
import { lockEmail } from './own-record-store.ts';
import { customerChangeRefusal } from './rules/may-change.ts';
import { customerEmailTaken, customerNotFound } from './rules/problems.ts';

type OpenCustomer = Readonly<{ customer: CustomerOnRecord; account: User | undefined }>;

/**
 * A customer whom staff are about to change, with the account, both held: the account first, as whoever books with it
 * does. Refusals: 404 `customers.not-found`; 409 `customers.staff`, `customers.anonymised`, `customers.changed-meanwhile`.
 */
export const openCustomer = async ({ tx }: Context, id: string, expectedVersion?: number): Promise<OpenCustomer> => {
  const userId = (await findRecord(tx, id))?.userId;
  const account = userId ? await lockUser(tx, userId) : undefined;
  const customer = await lockRecord(tx, id);
  if (!customer) throw customerNotFound();
  const { version, anonymisedAt, role } = customer;
  const refusal = customerChangeRefusal(
    { version, isAnonymised: anonymisedAt !== null, isOfStaff: role !== null && isStaffRole(role) },
    expectedVersion,
  );
  if (refusal) throw refusal;
  return { customer, account };
};

/**
 * Refuses an e-mail by which somebody else is known already: 409 `customers.email-taken`. Whoever comes with the same
 * e-mail at the same moment waits. Guests may share one, since nobody asked them; staff make no second record of it.
 */
export const refuseTakenEmail = async (tx: Tx, email: string, { but }: { but?: string } = {}): Promise<void> => {
  await lockEmail(tx, email);
  const holder = await findByEmail(tx, email, but);
  if (holder) throw customerEmailTaken(holder);
  const account = await findUserByEmail(tx, email);
  if (!account) return;
  const record = await recordOfAccount(tx, account.id);
  if (record === undefined || record !== but) throw customerEmailTaken(record ?? null);
};

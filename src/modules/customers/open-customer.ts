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
 * Finds a customer whom staff are about to change, and locks the account and the record. The account is locked first,
 * as bookings do. 404 `customers.not-found`; 409 `customers.staff`, `customers.anonymised`,
 * `customers.changed-meanwhile`.
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
 * 409 `customers.email-taken` if another customer or an account has the e-mail. Locks the e-mail, so that concurrent
 * requests with it wait. Guests may share one, because it is not checked when they book; but staff cannot create a
 * second record with it.
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

import { isStaff } from '#kernel/role.ts';
import { lockUser, type User } from '#modules/identity/index.ts';
import type { Context } from '#platform/context.ts';
import { changeRefusal } from '../rules/may-change.ts';
import { customerNotFound } from '../rules/problems.ts';
import { type CustomerOnRecord, findRecord, lockRecord } from './record-store.ts';

type OpenCustomer = Readonly<{ customer: CustomerOnRecord; account: User | undefined }>;

/**
 * A customer whom staff are about to change, with the account, both held: the account first, as whoever books with it
 * does. Refusals: 404 `customers.not-found`; 409 `customers.staff`, `customers.anonymised`, `customers.changed-meanwhile`.
 */
export const openCustomer = async ({ tx }: Context, id: string, seen?: number): Promise<OpenCustomer> => {
  const userId = (await findRecord(tx, id))?.userId;
  const account = userId ? await lockUser(tx, userId) : undefined;
  const customer = await lockRecord(tx, id);
  if (!customer) throw customerNotFound();
  const { version, anonymisedAt, role } = customer;
  const refusal = changeRefusal(
    { version, isAnonymised: anonymisedAt !== null, isOfStaff: role !== null && isStaff(role) },
    seen,
  );
  if (refusal) throw refusal;
  return { customer, account };
};

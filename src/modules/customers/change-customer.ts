import { bangkokDate } from '#kernel/bangkok-time.ts';
import { changeCustomerAccount } from '#modules/identity/index.ts';
import type { Context } from '#platform/context.ts';
import { type CustomerOnRecord, findRecord, saveRecord } from './customer-record-store.ts';
import { recordChange, storedFacts } from './customer-shape.ts';
import { openCustomer, refuseTakenEmail } from './open-customer.ts';
import { birthRefusal } from './rules/may-change.ts';

type Change = Readonly<
  Partial<Pick<CustomerOnRecord, 'firstName' | 'lastName' | 'email' | 'phone' | 'dateOfBirth' | 'licenseExpiryDate'>>
> &
  Parameters<typeof storedFacts>[0];

/**
 * Changes the given fields of a customer, and the ones that their account shares. Bookings keep the details entered for
 * them. 409 `customers.changed-meanwhile`, `customers.email-taken`, `customers.anonymised`, `customers.staff`.
 */
export const changeCustomer = async (
  ctx: Context,
  { id, version, change }: { id: string; version: number; change: Change },
): Promise<CustomerOnRecord> => {
  const refusal = birthRefusal(change.dateOfBirth, bangkokDate(ctx.now));
  if (refusal) throw refusal;
  if (change.email && (await isAnother(ctx, id, change.email)))
    await refuseTakenEmail(ctx.tx, change.email, { but: id });
  const { customer: before, account } = await openCustomer(ctx, id, version);
  const { firstName, lastName, email, phone } = change;
  if (account)
    await changeCustomerAccount(ctx, account, {
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(email && email !== before.email && { email }),
      ...(phone && { phone }),
    });
  const after = await saveRecord(ctx.tx, id, storedFacts(change));
  await recordChange(ctx, before, after);
  return after;
};

const isAnother = async ({ tx }: Context, id: string, email: string): Promise<boolean> =>
  (await findRecord(tx, id))?.email.toLowerCase() !== email.toLowerCase();

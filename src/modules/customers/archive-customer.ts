import { deleteUserAccount, switchCustomerAccount } from '#modules/identity/index.ts';
import type { Context } from '#platform/context.ts';
import { type CustomerOnRecord, deleteRecord, saveRecord } from './customer-record-store.ts';
import { customerSubject } from './customer-shape.ts';
import { openCustomer } from './open-customer.ts';

/**
 * Removes a customer from the lists: deletes the record and account if no booking refers to the customer, else archives
 * the record and disables the account. Returns whether the record was archived.
 */
export const archiveCustomer = async (ctx: Context, id: string): Promise<boolean> => {
  const { customer, account } = await openCustomer(ctx, id);
  const subject = customerSubject(customer);
  if (await deleteRecord(ctx.tx, id)) {
    if (account) await deleteUserAccount(ctx.tx, account);
    await ctx.record({ action: 'customer.deleted', subject });
    return false;
  }
  await saveRecord(ctx.tx, id, { archivedAt: customer.archivedAt ?? ctx.now });
  if (account) await switchCustomerAccount(ctx, account.id, false);
  await ctx.record({
    action: 'customer.archived',
    subject,
    before: { isArchived: customer.archivedAt !== null },
    after: { isArchived: true },
  });
  return true;
};

/** Restores an archived customer, who may sign in again. */
export const restoreCustomer = async (ctx: Context, id: string): Promise<CustomerOnRecord> => {
  const { customer, account } = await openCustomer(ctx, id);
  const restored = await saveRecord(ctx.tx, id, { archivedAt: null });
  if (account && customer.archivedAt) await switchCustomerAccount(ctx, account.id, true);
  await ctx.record({
    action: 'customer.restored',
    subject: customerSubject(customer),
    before: { isArchived: customer.archivedAt !== null },
    after: { isArchived: false },
  });
  return restored;
};

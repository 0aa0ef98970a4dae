import { deleteUserAccount, switchCustomerAccount } from '#modules/identity/index.ts';
import type { Context } from '#platform/context.ts';
import { type CustomerOnRecord, deleteRecord, saveRecord } from './customer-record-store.ts';
import { customerSubject } from './customer-shape.ts';
import { openCustomer } from './open-customer.ts';

/**
 * Takes a customer out of the lists: deleted with the account where no booking names them, archived else. True when it
 * was archived.
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

/** Brings an archived customer back, who may sign in again. */
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

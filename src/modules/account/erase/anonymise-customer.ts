import { everyBookingOf } from '#modules/booking/index.ts';
import {
  type CustomerOnRecord,
  customerNotFound,
  customerSubject,
  findRecord,
  leaveAccount,
  openCustomer,
} from '#modules/customers/index.ts';
import type { Context } from '#platform/context.ts';
import { anonymiseRefusal } from '../rules/may-delete.ts';
import { erasureBlockers } from './erasure-blockers.ts';
import { forgetAccount } from './forget-account.ts';
import { forgetRecord } from './forget-customer.ts';

/**
 * Permanently erases a customer on behalf of staff, with the account and documents, except for what invoices need. 409
 * `customers.changed-meanwhile`, `customers.open-bookings`, `customers.money-under-way`, `customers.money-owed`.
 */
export const anonymiseCustomer = async (
  ctx: Context,
  { id, version }: { id: string; version: number },
): Promise<CustomerOnRecord> => {
  const { customer, account } = await openCustomer(ctx, id, version);
  const bookings = await everyBookingOf(ctx.tx, id);
  const refusal = anonymiseRefusal(await erasureBlockers(ctx, bookings));
  if (refusal) throw refusal;
  if (account) await leaveAccount(ctx.tx, account.id);
  await forgetRecord(ctx, id, bookings);
  if (account) await forgetAccount(ctx, account);
  await ctx.record({ action: 'customer.anonymised', subject: customerSubject(customer) });
  const nobody = await findRecord(ctx.tx, id);
  if (!nobody) throw customerNotFound();
  return nobody;
};

import type { Booking } from '#modules/booking/index.ts';
import { eraseGuests, leaveAccount } from '#modules/customers/index.ts';
import type { Context } from '#platform/context.ts';
import { isOver } from '../rules/is-over.ts';
import { needsInvoice } from '../rules/needs-invoice.ts';
import { forgetContact, forgetTraces } from './forget-bookings.ts';

/**
 * Forgets who an account was as a customer, but for what invoices need. What is not over yet goes on as a guest's
 * booking, with what was typed for it, and is forgotten as a guest's.
 */
export const forgetCustomer = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  userId: string,
  bookings: readonly Booking[],
): Promise<void> => {
  const over = bookings.filter(isOver);
  await forgetContact(tx, over);
  await forgetTraces(tx, over);
  const customerId = await leaveAccount(tx, userId);
  const keepsNameAndAddress = bookings.some((booking) => !isOver(booking) || needsInvoice(booking));
  if (customerId) await eraseGuests(tx, [customerId], { now, keepsNameAndAddress });
};

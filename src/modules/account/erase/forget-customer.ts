import { type Booking, everyOwnBooking } from '#modules/booking/index.ts';
import { eraseGuests, leaveAccount } from '#modules/customers/index.ts';
import { eraseAccountMails } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { isBookingOver } from '../rules/is-over.ts';
import { needsInvoice } from '../rules/needs-invoice.ts';
import { forgetContact, forgetTraces } from './forget-bookings.ts';

type Ctx = Pick<Context, 'tx' | 'now'>;

/**
 * Erases an account's customer data, except for what invoices need. Bookings that are not over continue as a guest's,
 * with the details entered for them, and are erased later like a guest's.
 */
export const forgetCustomer = async (ctx: Ctx, userId: string, bookings: readonly Booking[]): Promise<void> => {
  const customerId = await leaveAccount(ctx.tx, userId);
  await forgetRecord(ctx, customerId, bookings);
};

/** Erases a guest's record, or one detached from its account. */
export const forgetRecord = async (
  { tx, now }: Ctx,
  customerId: string | undefined,
  bookings: readonly Booking[],
): Promise<void> => {
  const over = bookings.filter(isBookingOver);
  await forgetContact(tx, over);
  await forgetTraces(tx, over);
  const keepsNameAndAddress = bookings.some((booking) => !isBookingOver(booking) || needsInvoice(booking));
  if (customerId) await eraseGuests(tx, [customerId], { now, keepsNameAndAddress });
};

/** Erases the customer data and the account mails of a staff member who was removed. */
export const forgetLeaver = async (ctx: Pick<Context, 'tx' | 'now'>, { id }: { id: string }): Promise<void> => {
  await forgetCustomer(ctx, id, await everyOwnBooking(ctx.tx, id));
  await eraseAccountMails(ctx.tx, id);
};

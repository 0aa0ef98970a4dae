import { type Booking, everyOwnBooking } from '#modules/booking/index.ts';
import { eraseGuests, leaveAccount } from '#modules/customers/index.ts';
import { eraseAccountMails } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { isBookingOver } from '../rules/is-over.ts';
import { needsInvoice } from '../rules/needs-invoice.ts';
import { forgetContact, forgetTraces } from './forget-bookings.ts';

type Ctx = Pick<Context, 'tx' | 'now'>;

/**
 * Forgets who an account was as a customer, but for what invoices need. What is not over yet goes on as a guest's
 * booking, with what was typed for it, and is forgotten as a guest's.
 */
export const forgetCustomer = async (ctx: Ctx, userId: string, bookings: readonly Booking[]): Promise<void> => {
  const customerId = await leaveAccount(ctx.tx, userId);
  await forgetRecord(ctx, customerId, bookings);
};

/** The same for a guest's record, or for one that has let its account go. */
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

/** Forgets what somebody who works here no longer had as a customer of their own, and the mails about their account. */
export const forgetLeaver = async (ctx: Pick<Context, 'tx' | 'now'>, { id }: { id: string }): Promise<void> => {
  await forgetCustomer(ctx, id, await everyOwnBooking(ctx.tx, id));
  await eraseAccountMails(ctx.tx, id);
};

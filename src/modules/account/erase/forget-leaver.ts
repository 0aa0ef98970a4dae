import { everyOwnBooking } from '#modules/booking/index.ts';
import { eraseAccountMails } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { forgetCustomer } from './forget-customer.ts';

/** Forgets what somebody who works here no longer had as a customer of their own, and the mails about their account. */
export const forgetLeaver = async (ctx: Pick<Context, 'tx' | 'now'>, { id }: { id: string }): Promise<void> => {
  await forgetCustomer(ctx, id, await everyOwnBooking(ctx.tx, id));
  await eraseAccountMails(ctx.tx, id);
};

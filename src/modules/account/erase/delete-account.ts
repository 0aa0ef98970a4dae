import { nothing } from '#kernel/money.ts';
import { notSignedIn } from '#kernel/problem.ts';
import { type Booking, everyOwnBooking, owedInAll } from '#modules/booking/index.ts';
import { deleteMessagesFrom } from '#modules/contact/index.ts';
import { lockUser, provePassword, deleteAccount as removeAccount, type User } from '#modules/identity/index.ts';
import { eraseAccountMails, eraseMailsOf } from '#modules/notices/index.ts';
import { isMoneyUnderWay } from '#modules/payments/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { deleteRefusal } from '../rules/may-delete.ts';
import { staffAccount } from '../rules/problems.ts';
import { forgetCustomer } from './forget-customer.ts';
import { mailDeletion } from './mail-deletion.ts';

/**
 * Ends the caller's account and forgets the person, but for what invoices need. The password is checked between two
 * transactions, since it takes a while. 422 `auth.password-wrong`; 403 for staff; 409 `account.open-bookings`,
 * `account.money-under-way`, `account.money-owed`.
 */
export const deleteAccount = async (steps: Steps, { password }: { password: string }): Promise<void> => {
  if (steps.actor.user?.role !== 'CUSTOMER') throw staffAccount();
  const user = await provePassword(steps, password);
  await steps.step(async (ctx) => {
    // Whoever books with this account waits from here on; its e-mail may be another by now.
    const locked = await lockUser(ctx.tx, user.id);
    if (!locked || locked.passwordHash !== user.passwordHash) throw notSignedIn();
    await forgetPerson(ctx, locked);
  });
};

// What staff gave back after all was paid is a kindness, and no debt.
const unpaidOf = (booking: Booking) => owedInAll({ ...booking, refunded: nothing });

const forgetPerson = async (ctx: Context, user: User) => {
  const { tx } = ctx;
  const bookings = await everyOwnBooking(tx, user.id);
  const ids = bookings.map(({ id }) => id);
  const judged = bookings.map((booking) => ({ ...booking, owed: unpaidOf(booking) }));
  const refusal = deleteRefusal({
    ...{ role: user.role, bookings: judged, isMoneyUnderWay: await isMoneyUnderWay(ctx, ids) },
  });
  if (refusal) throw refusal;

  await forgetCustomer(ctx, user.id, bookings);
  await eraseAccountMails(tx, user.id);
  if (user.emailVerified) await forgetAddress(ctx, user.email);
  await removeAccount(tx, user);
  await mailDeletion(ctx, user);
};

// Only a proven e-mail is theirs: what came under another must not be lost by it.
const forgetAddress = async ({ tx }: Context, email: string) => {
  await eraseMailsOf(tx, { bookingIds: [], addresses: [email] });
  await deleteMessagesFrom(tx, email);
};

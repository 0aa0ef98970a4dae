import { notSignedIn } from '#kernel/problem.ts';
import { everyOwnBooking } from '#modules/booking/index.ts';
import { lockUser, type User } from '#modules/identity/index.ts';
import type { Context } from '#platform/context.ts';
import { deleteRefusal } from '../rules/may-delete.ts';
import { staffAccount } from '../rules/problems.ts';
import { erasureBlockers } from './erasure-blockers.ts';
import { forgetAccount } from './forget-account.ts';
import { forgetCustomer } from './forget-customer.ts';

/**
 * Deletes the caller's account and personal data, except for what invoices need. 403 for staff; 409
 * `account.open-bookings`, `account.money-under-way`, `account.money-owed`.
 */
export const deleteOwnAccount = async (ctx: Context): Promise<void> => {
  const { user } = ctx.actor;
  if (user?.role !== 'CUSTOMER') throw staffAccount();
  // From here on, bookings with this account wait.
  const locked = await lockUser(ctx.tx, user.id);
  if (!locked) throw notSignedIn();
  await forgetPerson(ctx, locked);
};

const forgetPerson = async (ctx: Context, user: User) => {
  const bookings = await everyOwnBooking(ctx.tx, user.id);
  const refusal = deleteRefusal({ role: user.role, ...(await erasureBlockers(ctx, bookings)) });
  if (refusal) throw refusal;
  await forgetCustomer(ctx, user.id, bookings);
  await forgetAccount(ctx, user);
};

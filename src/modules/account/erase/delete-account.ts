import { notSignedIn } from '#kernel/problem.ts';
import { everyOwnBooking } from '#modules/booking/index.ts';
import { lockUser, provePassword, type User } from '#modules/identity/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { deleteRefusal } from '../rules/may-delete.ts';
import { staffAccount } from '../rules/problems.ts';
import { erasureBlockers } from './erasure-blockers.ts';
import { forgetAccount } from './forget-account.ts';
import { forgetCustomer } from './forget-customer.ts';

/**
 * Deletes the caller's account and personal data, except for what invoices need. The slow password check runs between
 * two transactions. 422 `auth.password-wrong`; 403 for staff; 409 `account.open-bookings`, `account.money-under-way`,
 * `account.money-owed`.
 */
export const deleteOwnAccount = async (steps: Steps, { password }: { password: string }): Promise<void> => {
  if (steps.actor.user?.role !== 'CUSTOMER') throw staffAccount();
  const user = await provePassword(steps, password);
  await steps.step(async (ctx) => {
    // From here on, bookings with this account wait. The e-mail may have changed since it was read.
    const locked = await lockUser(ctx.tx, user.id);
    if (!locked || locked.passwordHash !== user.passwordHash) throw notSignedIn();
    await forgetPerson(ctx, locked);
  });
};

const forgetPerson = async (ctx: Context, user: User) => {
  const bookings = await everyOwnBooking(ctx.tx, user.id);
  const refusal = deleteRefusal({ role: user.role, ...(await erasureBlockers(ctx, bookings)) });
  if (refusal) throw refusal;
  await forgetCustomer(ctx, user.id, bookings);
  await forgetAccount(ctx, user);
};

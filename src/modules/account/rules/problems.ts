import { Problem } from '#kernel/problem.ts';

export const openBookings = () => new Problem(409, 'account.open-bookings');

export const moneyUnderWay = () => new Problem(409, 'account.money-under-way');

export const moneyOwed = () => new Problem(409, 'account.money-owed');

export const staffAccount = () => new Problem(403, 'account.staff');

/** What must be settled before staff can anonymise a customer. */
export const anonymisationBlocked = (reason: 'open-bookings' | 'money-under-way' | 'money-owed') =>
  new Problem(409, `customers.${reason}`);

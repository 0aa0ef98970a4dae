import { Problem } from '#kernel/problem.ts';

export const openBookings = () =>
  new Problem(
    409,
    'account.open-bookings',
    'You have bookings that are not over. Cancel them or wait for their end, then delete the account.',
  );

export const moneyUnderWay = () =>
  new Problem(
    409,
    'account.money-under-way',
    'Money of a booking is still under way. Once it has arrived you can delete the account.',
  );

export const moneyOwed = () =>
  new Problem(
    409,
    'account.money-owed',
    'A rental is not fully paid. Once it is, you can delete the account. Please contact us.',
  );

export const staffAccount = () =>
  new Problem(403, 'account.staff', 'Accounts of staff are ended by an admin, not by themselves.');

export const bornLater = () => {
  const sentence = 'Use a date in the past';
  return new Problem(422, 'form.invalid', sentence, { fields: { dateOfBirth: sentence } });
};

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

const unfinished = {
  'open-bookings': 'This customer has bookings that are not over. Cancel them or wait for their end.',
  'money-under-way': 'Money of a booking of this customer is still under way. Wait until it has arrived.',
  'money-owed': 'A rental of this customer is not fully paid. Record its payment first.',
} as const;

/** What is still to be done with a customer before staff may have the person forgotten. */
export const inTheWayOfAnonymising = (reason: keyof typeof unfinished) =>
  new Problem(409, `customers.${reason}`, unfinished[reason]);

import { expect, test } from 'vitest';
import { hourlyLimits, isMailEnabled } from './mail-policy.ts';

const allOn = {
  emailNotifications: true,
  bookingConfirmation: true,
  paymentConfirmation: true,
  reminderNotifications: true,
  adminNotifications: true,
  paidBookingNotifications: true,
};

test('with everything on, every mail goes out', () => {
  expect(isMailEnabled('booking-confirmed', allOn)).toBe(true);
  expect(isMailEnabled('payment-refunded-late', allOn)).toBe(true);
});

test('without booking confirmations, money that goes back is still told', () => {
  const switches = { ...allOn, bookingConfirmation: false };
  expect(isMailEnabled('booking-confirmed', switches)).toBe(false);
  expect(isMailEnabled('payment-refunded-late', switches)).toBe(true);
});

test('what is for the staff has a switch of its own', () => {
  const switches = { ...allOn, adminNotifications: false };
  expect(isMailEnabled('contact-message', switches)).toBe(false);
  expect(isMailEnabled('contact-message', { ...allOn, bookingConfirmation: false })).toBe(true);
  expect(isMailEnabled('booking-confirmed', switches)).toBe(true);
});

test('without e-mail nothing goes out', () => {
  expect(isMailEnabled('payment-refunded-late', { ...allOn, emailNotifications: false })).toBe(false);
});

test('of news of an account, which anybody can make for any address, there are twelve an hour', () => {
  const together = ['password-changed', 'email-changed', 'two-factor-changed', 'account-notice'] as const;
  for (const kind of together) expect(hourlyLimits(kind)).toEqual([{ kinds: together, most: 12 }]);
});

test('what anybody can bring about in another’s name stops at five an hour, and at twelve of all kinds together', () => {
  expect(hourlyLimits('booking-received')).toMatchObject([{ kinds: ['booking-received'], most: 5 }, { most: 12 }]);
  expect(hourlyLimits('booking-waiting')).toMatchObject([{ most: 12 }]);
  expect(hourlyLimits('booking-waiting', { followsPayment: true })).toEqual([]);
  expect(hourlyLimits('booking-confirmed')).toEqual([]);
});

test('a flood of contact messages does not fill the mailbox of the staff', () => {
  expect(hourlyLimits('contact-message')).toEqual([{ kinds: ['contact-message'], most: 60 }]);
});

test('reminders and payment mails have switches of their own', () => {
  expect(isMailEnabled('booking-reminder', { ...allOn, reminderNotifications: false })).toBe(false);
  expect(isMailEnabled('payment-received', { ...allOn, paymentConfirmation: false })).toBe(false);
  expect(
    isMailEnabled('booking-confirmed', { ...allOn, paymentConfirmation: false, reminderNotifications: false }),
  ).toBe(true);
});

test('the news of a paid booking has a switch of its own', () => {
  expect(isMailEnabled('staff-booking-paid', allOn)).toBe(true);
  expect(isMailEnabled('staff-booking-paid', { ...allOn, paidBookingNotifications: false })).toBe(false);
});

test('a change, an end and money that goes back are told whatever is switched off beside mail itself', () => {
  const off = { ...allOn, bookingConfirmation: false, paymentConfirmation: false, reminderNotifications: false };
  for (const kind of ['booking-changed', 'booking-cancelled', 'payment-failed', 'payment-refunded'] as const) {
    expect(isMailEnabled(kind, off)).toBe(true);
    expect(isMailEnabled(kind, { ...allOn, emailNotifications: false })).toBe(false);
  }
});

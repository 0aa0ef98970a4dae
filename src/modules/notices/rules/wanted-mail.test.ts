import { expect, test } from 'vitest';
import { isWanted } from './wanted-mail.ts';

const allOn = { emailNotifications: true, bookingConfirmation: true };

test('with everything on, every mail goes out', () => {
  expect(isWanted('booking-confirmed', allOn)).toBe(true);
  expect(isWanted('payment-refunded-late', allOn)).toBe(true);
});

test('without booking confirmations, money that goes back is still told', () => {
  const switches = { ...allOn, bookingConfirmation: false };
  expect(isWanted('booking-confirmed', switches)).toBe(false);
  expect(isWanted('payment-refunded-late', switches)).toBe(true);
});

test('without e-mail nothing goes out', () => {
  expect(isWanted('payment-refunded-late', { ...allOn, emailNotifications: false })).toBe(false);
});

import { expect, test } from 'vitest';
import { deleteRefusal } from './may-delete.ts';

const over = { status: 'completed', isPaying: false, promised: 0, owed: 0 };
const facts = { role: 'CUSTOMER', bookings: [over, { ...over, status: 'cancelled' }], isMoneyUnderWay: false };

test('a customer whose bookings and money are settled may delete the account', () => {
  expect(deleteRefusal(facts)).toBeNull();
  expect(deleteRefusal({ ...facts, bookings: [] })).toBeNull();
  // A rental that did not take place is not owed.
  expect(deleteRefusal({ ...facts, bookings: [{ ...over, status: 'cancelled', owed: 1 }] })).toBeNull();
});

test.each([
  ['staff', { role: 'STAFF' }, 'account.staff'],
  ['admins', { role: 'ADMIN' }, 'account.staff'],
  ['a pending booking', { bookings: [over, { ...over, status: 'pending' }] }, 'account.open-bookings'],
  ['a confirmed booking', { bookings: [{ ...over, status: 'confirmed' }] }, 'account.open-bookings'],
  ['a promised refund', { bookings: [{ ...over, promised: 1 }] }, 'account.money-under-way'],
  ['a rental that is not paid', { bookings: [{ ...over, owed: 1 }] }, 'account.money-owed'],
  ['a payment under way', { bookings: [{ ...over, isPaying: true }] }, 'account.money-under-way'],
  ['a refund that is sent', { isMoneyUnderWay: true }, 'account.money-under-way'],
])('refused: %s', (_what, changed, code) => {
  expect(deleteRefusal({ ...facts, ...changed })?.code).toBe(code);
});

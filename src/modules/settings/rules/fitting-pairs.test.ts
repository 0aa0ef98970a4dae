import { expect, test } from 'vitest';
import { pairProblems } from './fitting-pairs.ts';

const nowhere = { mapLatitude: null, mapLongitude: null };
const payment = { bankName: '', bankAccountNumber: '', bankAccountHolder: '' };

test.each([
  [24, 1, []],
  [25, 1, ['booking.minBookingHours']],
  [48, 2, []],
  [49, 2, ['booking.minBookingHours']],
])('rentals of at least %i hours and at most %i days: wrong is %j', (minBookingHours, maxBookingDays, wrong) => {
  expect(
    Object.keys(pairProblems({ general: nowhere, booking: { minBookingHours, maxBookingDays }, payment })),
  ).toEqual(wrong);
});

test('of a point on the map the half that is missing is named', () => {
  const booking = { minBookingHours: 4, maxBookingDays: 30 };
  const wrong = (general: { mapLatitude: number | null; mapLongitude: number | null }) =>
    Object.keys(pairProblems({ general, booking, payment }));
  expect(wrong({ mapLatitude: null, mapLongitude: 100.5 })).toEqual(['general.mapLatitude']);
  expect(wrong({ mapLatitude: 13.7, mapLongitude: null })).toEqual(['general.mapLongitude']);
  expect(wrong({ mapLatitude: 13.7, mapLongitude: 100.5 })).toEqual([]);
});

test.each([
  [{}, []],
  [{ bankName: 'Bangkok Bank' }, ['payment.bankAccountNumber', 'payment.bankAccountHolder']],
  [{ bankName: 'Bangkok Bank', bankAccountNumber: '123-4-56789-0' }, ['payment.bankAccountHolder']],
  [{ bankName: 'Bangkok Bank', bankAccountNumber: '123-4-56789-0', bankAccountHolder: 'Saphan' }, []],
])('of the account %j what is missing is %j', (account, missing) => {
  const booking = { minBookingHours: 4, maxBookingDays: 30 };
  expect(Object.keys(pairProblems({ general: nowhere, booking, payment: { ...payment, ...account } }))).toEqual(
    missing,
  );
});

import { expect, test } from 'vitest';
import { noRental } from '../../../rental/rental.ts';
import { type BookingDraft, type DraftCustomer, type HeldBooking, newBookingDraft, noCustomer } from './draft.ts';
import { ownDraft, prefilled, withoutPast, withoutPerson, withPoints } from './own-draft.ts';

const anna = 'anna@example.com';
const bob = 'bob@example.com';
const booking = {
  bookingId: '1',
  accessToken: 'key',
  madeOf: '',
  holdEndsAt: 0,
  pendingCharge: null,
};
const written = (of: string | null, email: string): BookingDraft => ({
  ...newBookingDraft('car'),
  of,
  promoCode: 'ANNA',
  addons: { seat: 1 },
  attempt: { key: 'once', of: '' },
  customer: { ...noCustomer, firstName: 'Anna', email, licenseNumber: 'NSW 1' },
  booking: { ...booking, isPaid: true, paysOffline: false, paysRest: false },
});

test.each([
  ['an account', anna, anna, anna],
  ['a guest', null, anna, null],
  ['a guest who signs in with the same e-mail', null, 'Anna@Example.com', anna],
])('%s goes on with what it wrote', (_, of, typed, now) => {
  expect(ownDraft(written(of, typed), now)).toEqual({ ...written(of, typed), of: now });
});

test('a guest who typed nobody yet goes on after signing in', () => {
  const begun = { ...newBookingDraft('car'), addons: { seat: 1 } };
  expect(ownDraft(begun, bob)).toEqual({ ...begun, of: bob });
});

test('what a guest typed without an e-mail is not taken for that of whoever signs in', () => {
  const typed = { ...newBookingDraft('car'), customer: { ...noCustomer, firstName: 'Anna', licenseNumber: 'NSW 1' } };
  expect(ownDraft(typed, bob)).toEqual({ ...newBookingDraft('car'), of: bob });
});

test.each([
  ['another account', anna, anna, bob],
  ['a guest after somebody signed out', anna, anna, null],
  ['somebody who signs in where a guest with another e-mail booked', null, anna, bob],
])('%s gets neither person nor booking, but the choice', (_, of, typed, now) => {
  expect(ownDraft(written(of, typed), now)).toEqual({ ...newBookingDraft('car'), of: now, addons: { seat: 1 } });
});

test('who signs in where a guest had finished a booking gets nothing of it', () => {
  const done = withoutPerson(written(null, anna));
  expect(ownDraft(done, bob)).toEqual({ ...newBookingDraft('car'), of: bob, addons: { seat: 1 } });
  expect(ownDraft(done, null)).toEqual(done);
});

const hannah: DraftCustomer = {
  firstName: 'Hannah',
  lastName: 'Keller',
  email: 'hannah@example.com',
  phone: '',
  licenseNumber: 'NSW 1234 5678',
  flightNumber: '',
  arrivalNote: '',
};

test('who is signed in need not type what the account knows', () => {
  expect(prefilled(noCustomer, hannah)).toEqual(hannah);
});

test('what was typed stays, and a guest begins with nothing', () => {
  const typed = { ...noCustomer, firstName: 'Nok' };
  expect(prefilled(typed, hannah)).toBe(typed);
  expect(prefilled(noCustomer, null)).toBe(noCustomer);
});

const draft = { ...newBookingDraft('altis'), points: 53 };
const held = { bookingId: 'one' } as HeldBooking;

test.each([
  ['as many as there are', draft, 53, 53],
  ['fewer, where some were spent since', draft, 20, 20],
  ['none, where none are left', draft, 0, 0],
  ['those that its own hold has spent', { ...draft, booking: held }, 0, 53],
])('a draft spends %s', (_what, saved, left, points) => {
  expect(withPoints(saved, left).points).toBe(points);
});

test('dates that are over are forgotten, with place and times kept; those of a finished booking stay', () => {
  const rental = { ...noRental, pickupLocation: 'Airport', pickupDate: '2026-12-05', returnDate: '2026-12-10' };
  const draft = newBookingDraft('car', rental);
  expect(withoutPast(draft, '2026-12-05T10:00')).toEqual(draft);
  expect(withoutPast(draft, '2026-12-05T10:01').rental).toEqual({ ...rental, pickupDate: '', returnDate: '' });
  const done = { ...written(null, anna), rental };
  expect(withoutPast(done, '2026-12-20T10:00')).toEqual(done);
});

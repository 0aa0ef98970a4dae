import { expect, test } from 'vitest';
import { type BookingDraft, newBookingDraft } from '../state/draft.ts';
import { returnedBooking } from './returned-booking.ts';

const id = '0197f1a0-0000-7000-8000-000000000001';
const another = '0197f1a0-0000-7000-8000-000000000002';
const booking = {
  bookingId: id,
  accessToken: 'secret',
  madeOf: null,
  holdEndsAt: 0,
  pendingCharge: null,
  isPaid: false,
  paysOffline: false,
  paysRest: false,
};
const draft: BookingDraft = { ...newBookingDraft('altis'), booking };

test('the tab that began the payment knows the booking and its token', () => {
  expect(returnedBooking(id, draft, null)).toEqual({ key: booking, draft });
  expect(returnedBooking(null, draft, null)).toEqual({ key: booking, draft });
});

test('another tab of the browser that booked knows its token', () => {
  const saved = { bookingId: id, accessToken: 'secret' };
  expect(returnedBooking(id, null, saved)).toEqual({ key: saved, draft: null });
});

test('another browser knows the address alone, and a token never opens another booking', () => {
  expect(returnedBooking(another, draft, null)).toEqual({ key: { bookingId: another, accessToken: '' }, draft: null });
  expect(returnedBooking(id, null, null)).toEqual({ key: { bookingId: id, accessToken: '' }, draft: null });
});

test('a word that is no id names no booking, and not that of this tab', () => {
  expect(returnedBooking('my-bookings', null, null)).toBeNull();
  expect(returnedBooking('my-bookings', draft, null)).toBeNull();
});

test('without either it has to be asked for', () => {
  expect(returnedBooking(null, null, null)).toBeNull();
  expect(returnedBooking(null, newBookingDraft('altis'), null)).toBeNull();
});

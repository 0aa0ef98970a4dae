import { expect, test } from 'vitest';
import { type Draft, newDraft } from '../draft/draft.ts';
import { askedBooking } from './asked-booking.ts';

const booking = {
  bookingId: 'b1',
  accessToken: 'secret',
  madeOf: null,
  holdEndsAt: 0,
  pendingCharge: null,
  isPaid: false,
  paysOffline: false,
  paysRest: false,
};
const draft: Draft = { ...newDraft('altis'), booking };

test('the tab that began the payment knows the booking and its token', () => {
  expect(askedBooking('b1', draft, null)).toEqual({ key: booking, draft });
  expect(askedBooking(null, draft, null)).toEqual({ key: booking, draft });
});

test('another tab of the browser that booked knows its token', () => {
  const kept = { bookingId: 'b1', accessToken: 'secret' };
  expect(askedBooking('b1', null, kept)).toEqual({ key: kept, draft: null });
});

test('another browser knows the address alone, and a token never opens another booking', () => {
  expect(askedBooking('b2', draft, null)).toEqual({ key: { bookingId: 'b2', accessToken: '' }, draft: null });
  expect(askedBooking('b1', null, null)).toEqual({ key: { bookingId: 'b1', accessToken: '' }, draft: null });
});

test('without either it has to be asked for', () => {
  expect(askedBooking(null, null, null)).toBeNull();
  expect(askedBooking(null, newDraft('altis'), null)).toBeNull();
});

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
  expect(askedBooking('b1', draft)).toEqual({ key: booking, draft });
  expect(askedBooking(null, draft)).toEqual({ key: booking, draft });
});

test('another browser knows the address alone, and a token never opens another booking', () => {
  expect(askedBooking('b2', draft)).toEqual({ key: { bookingId: 'b2', accessToken: '' }, draft: null });
  expect(askedBooking('b1', null)).toEqual({ key: { bookingId: 'b1', accessToken: '' }, draft: null });
});

test('without either it has to be asked for', () => {
  expect(askedBooking(null, null)).toBeNull();
  expect(askedBooking(null, newDraft('altis'))).toBeNull();
});

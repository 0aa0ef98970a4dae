import { expect, test } from 'vitest';
import type { Rental } from '../../../rental/rental.ts';
import { type Draft, newDraft } from './draft.ts';
import { readDraft } from './read-draft.ts';

const rental: Rental = {
  pickupLocation: 'Don Mueang Airport',
  dropoffLocation: 'Don Mueang Airport',
  pickupDate: '2026-12-05',
  pickupTime: '10:00',
  returnDate: '2026-12-10',
  returnTime: '10:00',
};
const whole: Draft = {
  ...newDraft('altis'),
  rental,
  cover: { packageId: 'super', payAt: 'online' },
  addons: { seat: 2 },
  promoCode: 'HELLO',
  customer: { firstName: 'Hannah', lastName: 'Keller', email: 'h@example.com', phone: '+61', licenseNumber: 'B1' },
  plan: 'deposit',
  attempt: { key: 'k', of: 'o' },
  booking: {
    bookingId: 'b',
    accessToken: 't',
    madeOf: 'm',
    holdEndsAt: 1,
    pendingCharge: 'chrg_1',
    isPaid: false,
    paysOffline: false,
    paysRest: false,
  },
};

test('a draft comes back as it was stored, the booking and its token too', () => {
  expect(readDraft(JSON.stringify(whole))).toEqual(whole);
});

test('a booking that a mail led to comes back without what it was made of', () => {
  const booking = whole.booking && { ...whole.booking, madeOf: null };
  expect(readDraft(JSON.stringify({ ...whole, booking }))?.booking).toEqual(booking);
});

test('only what the wizard knows is read', () => {
  const more = { ...whole, card: { number: '4242424242424242' }, rental: { ...whole.rental, extra: 'x' } };
  expect(readDraft(JSON.stringify(more))).toEqual(whole);
});

test.each([null, '', 'nonsense', '[]', '7', '{"vehicleId":7}'])('%s is no draft', (text) => {
  expect(readDraft(text)).toBeNull();
});

test('a part that does not fit is left at its beginning', () => {
  const broken = {
    ...whole,
    cover: 'super',
    addons: { seat: -1, wifi: 1.5, gps: '2', map: 1 },
    booking: { bookingId: 'b' },
  };
  expect(readDraft(JSON.stringify(broken))).toEqual({ ...whole, cover: null, addons: { map: 1 }, booking: null });
});

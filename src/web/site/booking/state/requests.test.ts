import { expect, test } from 'vitest';
import { tokenOf } from '../../../booking/booking-key.ts';
import { periodOf } from '../../../rental/rental.ts';
import { type BookingDraft, newBookingDraft } from './draft.ts';
import { newBookingBody, quoteRequest } from './requests.ts';

const rental = {
  pickupLocation: 'Don Mueang Airport',
  dropoffLocation: 'Sathorn, main office',
  pickupDate: '2026-12-05',
  pickupTime: '10:00',
  returnDate: '2026-12-10',
  returnTime: '09:30',
};
const draft: BookingDraft = {
  ...newBookingDraft('altis', rental),
  addons: { seat: 2, wifi: 0 },
  cover: { packageId: 'super', payAt: 'pickup' },
  promoCode: 'HELLO',
};

test('a quote is asked for with the choices, never with a price', () => {
  expect(quoteRequest(draft)).toEqual({
    vehicleId: 'altis',
    startDate: '2026-12-05T10:00',
    endDate: '2026-12-10T09:30',
    pickupLocation: 'Don Mueang Airport',
    dropoffLocation: 'Sathorn, main office',
    selectedAddons: [{ addonId: 'seat', quantity: 2 }],
    selectedInsurance: { packageId: 'super', payAt: 'pickup' },
    promoCode: 'HELLO',
  });
});

test('without both dates nothing is asked', () => {
  expect(quoteRequest({ ...draft, rental: { ...rental, returnDate: '' } })).toBeNull();
  expect(periodOf({ ...rental, returnDate: '2026-12-04' })).toBeNull();
});

test('a booking carries the total that the customer saw', () => {
  const promo = { code: 'HELLO', status: 'applied' } as const;
  const body = newBookingBody(draft, { totalAmount: 10_647, promo, hasDeposit: true, language: 'th' });
  expect(body).toMatchObject({
    totalAmount: 10_647,
    language: 'th',
    pickupDate: '2026-12-05T10:00',
    returnDate: '2026-12-10T09:30',
    dropoffLocation: 'Sathorn, main office',
    paymentPlan: 'full',
    status: 'pending',
    promoCode: 'HELLO',
  });
  expect(body).not.toHaveProperty('promo');
});

test('a code of which the page has said that it does not count is not sent', () => {
  const seen = {
    totalAmount: 10_647,
    promo: { code: 'HELLO', status: 'expired' },
    hasDeposit: true,
    language: 'en',
  } as const;
  expect(newBookingBody(draft, seen)).not.toHaveProperty('promoCode');
});

test('a deposit chosen earlier is not asked for once the business takes none', () => {
  const seen = { totalAmount: 10_647, promo: null, language: 'en' } as const;
  const paying = { ...draft, plan: 'deposit' } as const;
  expect(newBookingBody(paying, { ...seen, hasDeposit: true }).paymentPlan).toBe('deposit');
  expect(newBookingBody(paying, { ...seen, hasDeposit: false }).paymentPlan).toBe('full');
});

test('a booking is shown to be one’s own by its token, and by nothing without one', () => {
  expect(tokenOf({ bookingId: 'b1', accessToken: 'secret' })).toEqual({ 'X-Booking-Token': 'secret' });
  expect(tokenOf(null)).toEqual({});
  expect(tokenOf({ bookingId: 'b1', accessToken: '' })).toEqual({});
});

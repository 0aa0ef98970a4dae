import { expect, test } from 'vitest';
import { draftFromBooking, readBookingLink } from './booking-link.ts';
import { stepFor } from './flow.ts';

const key = { bookingId: 'b1', accessToken: 'secret' };
const customerInfo = {
  firstName: 'Hannah',
  lastName: 'Keller',
  email: 'h@example.com',
  phone: '+61',
  licenseNumber: 'B',
};
type Facts = Parameters<typeof draftFromBooking>[0];

const mayNotPay = { pay: false, changeDates: true, extend: false, changeAddons: true, cancel: true };

const pending: Facts = {
  bookingId: 'b1',
  bookingNumber: 'BKK234567',
  status: 'pending',
  paymentStatus: 'pending',
  vehicleId: 'altis',
  vehicleName: 'Toyota Corolla Altis',
  orSimilar: false,
  licensePlate: null,
  paidBeyondAmount: 0,
  vehicleImage: null,
  customerInfo,
  drivers: [],
  flightNumber: 'TG 677',
  arrivalNote: '',
  pickupLocation: 'Don Mueang Airport',
  pickupLocationInThai: null,
  dropoffLocation: 'Sathorn, main office',
  dropoffLocationInThai: null,
  pickupDate: '2026-12-05T10:00:00+07:00',
  returnDate: '2026-12-10T09:30:00+07:00',
  outsideOpeningHours: { pickUp: false, dropOff: false },
  openingHours: { pickUp: '8:30-18:00', dropOff: '8:30-18:00' },
  outside: { pickUp: null, dropOff: null },
  keyBox: { pickUp: null, dropOff: null },
  totalAmount: 7437,
  paidAmount: 0,
  keptAmount: 0,
  owedAmount: 7437,
  fromDeposit: 0,
  dueAtPickUp: 0,
  paymentPlan: 'deposit',
  paysBy: null,
  transfer: null,
  payments: [],
  selectedAddons: [],
  selectedInsurance: null,
  promoCode: null,
  version: 1,
  may: { pay: true, changeDates: true, extend: false, changeAddons: true, cancel: true },
  isPickedUp: false,
  cancelledBecause: null,
  refundedAmount: 0,
  pendingRefund: 0,
  paidTowards: { received: 0, refunded: 0, pendingRefund: 0 },
  holdUntil: '2026-11-20T12:15:00+07:00',
  keptUntil: null,
  fullRefundUntil: '2026-12-03T10:00:00+07:00',
  halfRefundUntil: '2026-12-04T10:00:00+07:00',
  change: null,
  refundTime: { en: '3-5 business days', th: '3–5 วันทำการ' },
  createdAt: '2026-11-20T12:00:00+07:00',
};
const stepsOf = (booking: Facts) =>
  [3, 4].map((step) => stepFor(step, draftFromBooking(booking, key, { aheadMs: 0, isToPay: step === 3 })));

test('a mail’s link names a booking and, behind the #, its token', () => {
  const query = new URLSearchParams('vehicle=altis&step=3&bookingId=b1');
  expect(readBookingLink(query, '#access=secret')).toEqual(key);
  expect(readBookingLink(query, '')).toEqual({ bookingId: 'b1', accessToken: '' });
  expect(readBookingLink(new URLSearchParams('vehicle=altis'), '#access=secret')).toBeNull();
});

test('who, where and when are the booking’s', () => {
  const rental = {
    pickupLocation: 'Don Mueang Airport',
    dropoffLocation: 'Sathorn, main office',
    pickupDate: '2026-12-05',
    pickupTime: '10:00',
    returnDate: '2026-12-10',
    returnTime: '09:30',
  };
  expect(draftFromBooking(pending, key, { aheadMs: 0, isToPay: true })).toMatchObject({
    vehicleId: 'altis',
    customer: { ...customerInfo, flightNumber: 'TG 677', arrivalNote: '' },
    plan: 'deposit',
    rental,
  });
});

test('the hold ends on this device’s own clock', () => {
  const aMinuteAhead = draftFromBooking(pending, key, { aheadMs: 60_000, isToPay: true });
  expect(aMinuteAhead.booking?.holdEndsAt).toBe(Date.parse('2026-11-20T12:16:00+07:00'));
});

test.each<[string, Partial<Facts>, number[]]>([
  ['an unpaid booking is paid for, whatever step the link names', {}, [3, 3]],
  ['a paid one is shown', { status: 'confirmed', paymentStatus: 'paid', paidAmount: 7437, may: mayNotPay }, [4, 4]],
  ['one that waits for staff is shown', { paymentStatus: 'paid', paidAmount: 7437, may: mayNotPay }, [4, 4]],
  ['the rest of one that is paid in part can be paid', { paymentStatus: 'partial', paidAmount: 1000 }, [3, 4]],
  [
    'one that was paid too late and refunded is shown',
    { status: 'cancelled', paymentStatus: 'refunded', may: mayNotPay },
    [4, 4],
  ],
  ['one whose hold ended says so where it would be paid', { status: 'cancelled', holdUntil: null }, [3, 3]],
])('%s', (_, facts, steps) => expect(stepsOf({ ...pending, ...facts })).toEqual(steps));

import { dateOf, timeOf } from '../../../ui/dates.ts';
import type { Booking } from '../booking-in-hand.ts';
import { isSettled } from '../flow.ts';
import { type BookingKey, type Draft, newDraft, type Rental } from './draft.ts';

type Facts = Omit<Booking, 'quote'>;

/** The booking that a mail's link opens. Its token stands behind the #, where no server and no log sees it. */
export const readBookingLink = (query: URLSearchParams, hash: string): BookingKey | null => {
  const bookingId = query.get('bookingId');
  const accessToken = new URLSearchParams(hash.replace('#', '')).get('access') ?? '';
  return bookingId ? { bookingId, accessToken } : null;
};

/**
 * The draft of a tab that a link opened. Cover and add-ons stay with the booking. `aheadMs` is how far this device's
 * clock is ahead of the server's.
 */
export const draftOf = (booking: Facts, { bookingId, accessToken }: BookingKey, aheadMs: number): Draft => ({
  ...newDraft(booking.vehicleId, rentalOf(booking)),
  customer: booking.customerInfo,
  plan: booking.paymentPlan,
  booking: {
    bookingId,
    accessToken,
    madeOf: null,
    holdEndsAt: booking.holdUntil ? Date.parse(booking.holdUntil) + aheadMs : 0,
    pendingCharge: null,
    isPaid: isSettled(booking),
  },
});

/** Where and when of a booking. */
export const rentalOf = ({ pickupLocation, dropoffLocation, pickupDate, returnDate }: Facts): Rental => ({
  pickupLocation,
  dropoffLocation,
  pickupDate: dateOf(pickupDate),
  pickupTime: timeOf(pickupDate),
  returnDate: dateOf(returnDate),
  returnTime: timeOf(returnDate),
});

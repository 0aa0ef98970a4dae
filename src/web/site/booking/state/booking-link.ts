import type { BookingKey } from '../../../booking/booking-key.ts';
import { rentalOf } from '../../../rental/rental.ts';
import { keyIn } from '../../../shell/key-in-link.ts';
import { type BookingDraft, newBookingDraft } from './draft.ts';
import { isSettled } from './flow.ts';
import type { WizardBooking } from './wizard-context.ts';

type Facts = Omit<WizardBooking, 'quote'>;

/** The booking that a mailed link opens. Its token is in the fragment, which reaches no server and no log. */
export const readBookingLink = (query: URLSearchParams, hash: string): BookingKey | null => {
  const bookingId = query.get('bookingId');
  return bookingId ? { bookingId, accessToken: keyIn(hash) } : null;
};

type Opening = Readonly<{
  /** How far this device's clock is ahead of the server's, in milliseconds. */
  aheadMs: number;
  /** The link leads to the payment step: on a partly paid booking, to pay the rest. */
  isToPay: boolean;
}>;

/** The draft of a tab opened from a link. It lacks the booking's cover and add-ons. */
export const draftFromBooking = (booking: Facts, key: BookingKey, { aheadMs, isToPay }: Opening): BookingDraft => ({
  ...newBookingDraft(booking.vehicleId, rentalOf(booking)),
  customer: { ...booking.customerInfo, flightNumber: booking.flightNumber, arrivalNote: booking.arrivalNote },
  plan: booking.paymentPlan,
  booking: {
    ...key,
    madeOf: null,
    holdEndsAt: booking.holdUntil ? Date.parse(booking.holdUntil) + aheadMs : 0,
    pendingCharge: null,
    ...paidParts(booking, isToPay),
    paysOffline: false,
  },
});

const paidParts = (booking: Facts, isToPay: boolean) => {
  const paysRest = isToPay && isSettled(booking) && booking.may.pay;
  return { isPaid: isSettled(booking) && !paysRest, paysRest };
};

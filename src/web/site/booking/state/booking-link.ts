import type { BookingKey } from '../../../booking/booking-key.ts';
import { rentalOf } from '../../../rental/rental.ts';
import { type BookingDraft, newBookingDraft } from './draft.ts';
import { isSettled } from './flow.ts';
import type { WizardBooking } from './wizard-context.ts';

type Facts = Omit<WizardBooking, 'quote'>;

/** The booking that a mail's link opens. Its token stands behind the #, where no server and no log sees it. */
export const readBookingLink = (query: URLSearchParams, hash: string): BookingKey | null => {
  const bookingId = query.get('bookingId');
  const accessToken = new URLSearchParams(hash.replace('#', '')).get('access') ?? '';
  return bookingId ? { bookingId, accessToken } : null;
};

type Opening = Readonly<{
  /** How far this device's clock is ahead of the server's. */
  aheadMs: number;
  /** The link asks for the payment step: for a booking that is paid in part, it is to pay the rest. */
  isToPay: boolean;
}>;

/** The draft of a tab that a link opened. Cover and add-ons stay with the booking. */
export const draftFromBooking = (booking: Facts, key: BookingKey, { aheadMs, isToPay }: Opening): BookingDraft => ({
  ...newBookingDraft(booking.vehicleId, rentalOf(booking)),
  customer: booking.customerInfo,
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

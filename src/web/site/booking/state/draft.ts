import type { DataOf } from '../../../api/routes.ts';
import type { BookingKey } from '../../../booking/booking-key.ts';
import { noRental, type Rental } from '../../../rental/rental.ts';

export type DraftCustomer = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  licenseNumber: string;
}>;

type DraftCover = Readonly<{ packageId: string; payAt: 'online' | 'pickup' }>;
export type PaymentPlan = DataOf<'GET /bookings/:id'>['paymentPlan'];

/** The booking that holds the vehicle, as this browser knows it. */
export type HeldBooking = BookingKey &
  Readonly<{
    /** The choices it was made of; other choices need another booking. Null when a mail led here: they are not known. */
    madeOf: string | null;
    /** The end of the hold on this browser's own clock, in milliseconds. */
    holdEndsAt: number;
    /** A charge whose result is not known yet. */
    pendingCharge: string | null;
    isPaid: boolean;
    /** Cash or transfer was chosen: it waits for staff, and there is nothing more to do here. */
    paysOffline: boolean;
    /** Something was paid before, and this visit pays what is left. */
    paysRest: boolean;
  }>;

/** One try to create a booking. The key is used again only for the same choices, so a repeated send books once. */
export type BookingAttempt = Readonly<{ key: string; of: string }>;

/** How it is to be paid. Nothing of a card. */
export type PayBy = Readonly<{
  /** The name of the method; empty before one was chosen. */
  method: string;
  bank: string;
  /** Null until it was typed. */
  phone: string | null;
  acceptsTerms: boolean;
}>;

/** What the wizard remembers. Never card data: that stays in the fields of the payment step. */
export type BookingDraft = Readonly<{
  /** The e-mail of the account that it was written with; null for a guest. */
  of: string | null;
  vehicleId: string;
  rental: Rental;
  cover: DraftCover | null;
  /** Add-on id to quantity; none is 0 or missing. */
  addons: Readonly<Record<string, number>>;
  promoCode: string;
  /** Loyalty points to spend. */
  points: number;
  customer: DraftCustomer;
  plan: PaymentPlan;
  payBy: PayBy;
  attempt: BookingAttempt | null;
  booking: HeldBooking | null;
}>;

export const noCustomer: DraftCustomer = { firstName: '', lastName: '', email: '', phone: '', licenseNumber: '' };

/** Whether nothing was typed yet. */
export const isNobody = (customer: DraftCustomer): boolean => Object.values(customer).every((value) => value === '');

export const undecided: PayBy = { method: '', bank: '', phone: null, acceptsTerms: false };

/** Whether nothing is left to do in the wizard: it is paid, or waits for money that staff take. */
export const isDone = (booking: BookingDraft['booking']): boolean =>
  booking?.isPaid === true || booking?.paysOffline === true;

export const newBookingDraft = (vehicleId: string, rental: Rental = noRental): BookingDraft => ({
  of: null,
  vehicleId,
  rental,
  cover: null,
  addons: {},
  promoCode: '',
  points: 0,
  customer: noCustomer,
  plan: 'full',
  payBy: undecided,
  attempt: null,
  booking: null,
});

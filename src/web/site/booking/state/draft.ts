import type { DataOf } from '../../../api/routes.ts';
import type { BookingKey } from '../../../booking/booking-key.ts';
import { noRental, type Rental } from '../../../rental/rental.ts';

import type { DraftDriver } from './drivers.ts';

export type DraftCustomer = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  licenseNumber: string;
  /** How they arrive; both may stay empty. */
  flightNumber: string;
  arrivalNote: string;
}>;

type DraftCover = Readonly<{ packageId: string; payAt: 'online' | 'pickup' }>;
export type PaymentPlan = DataOf<'GET /bookings/:id'>['paymentPlan'];

/** The booking that holds the vehicle, as stored in this browser. */
export type HeldBooking = BookingKey &
  Readonly<{
    /**
     * The choices that the booking was made from; other choices need another booking. Null for a booking opened from
     * a link.
     */
    madeOf: string | null;
    /** When the hold ends on this browser's clock, in milliseconds. */
    holdEndsAt: number;
    /** The id of a charge whose result is not known yet. */
    pendingCharge: string | null;
    isPaid: boolean;
    /** Cash or transfer was chosen: the booking awaits staff, and nothing remains to be done here. */
    paysOffline: boolean;
    /** Something was paid earlier; this visit pays the rest. */
    paysRest: boolean;
  }>;

/**
 * An attempt to create a booking. Its idempotency key is reused only for the same choices, so that a retry books
 * once.
 */
export type BookingAttempt = Readonly<{ key: string; of: string }>;

/** The chosen payment method and its inputs. Never card data. */
export type PayBy = Readonly<{
  /** The method's type; empty before one is chosen. */
  method: string;
  bank: string;
  /** Null until it is typed. */
  phone: string | null;
  acceptsTerms: boolean;
}>;

/** What the wizard stores. Never card data, which stays in the fields of the payment step. */
export type BookingDraft = Readonly<{
  /** The e-mail of the account that wrote the draft; null for a guest. */
  of: string | null;
  vehicleId: string;
  rental: Rental;
  /** `none`: the visitor goes without a cover. Null until chosen: nothing is chosen for them. */
  cover: DraftCover | 'none' | null;
  /** Quantity by add-on id; add-ons not chosen are 0 or missing. */
  addons: Readonly<Record<string, number>>;
  promoCode: string;
  /** Exactly this vehicle of a class, for its fee. */
  exactVehicle: boolean;
  /** Loyalty points to spend. */
  points: number;
  customer: DraftCustomer;
  /** The main driver first; empty until somebody is asked. */
  drivers: readonly DraftDriver[];
  plan: PaymentPlan;
  payBy: PayBy;
  attempt: BookingAttempt | null;
  booking: HeldBooking | null;
}>;

/** The cover as calls take it: null without one. */
export const boughtCover = ({ cover }: Pick<BookingDraft, 'cover'>): DraftCover | null =>
  cover === 'none' ? null : cover;

export const noArrival = { flightNumber: '', arrivalNote: '' };

export const noCustomer: DraftCustomer = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  licenseNumber: '',
  ...noArrival,
};

/** Whether the customer's fields are all empty. */
export const isNobody = (customer: DraftCustomer): boolean => Object.values(customer).every((value) => value === '');

export const undecided: PayBy = { method: '', bank: '', phone: null, acceptsTerms: false };

/** Whether nothing is left to do in the wizard: the booking is paid, or staff will take the payment. */
export const isDone = (booking: BookingDraft['booking']): boolean =>
  booking?.isPaid === true || booking?.paysOffline === true;

export const newBookingDraft = (vehicleId: string, rental: Rental = noRental): BookingDraft => ({
  of: null,
  vehicleId,
  rental,
  cover: null,
  addons: {},
  promoCode: '',
  exactVehicle: false,
  points: 0,
  customer: noCustomer,
  drivers: [],
  plan: 'full',
  payBy: undecided,
  attempt: null,
  booking: null,
});

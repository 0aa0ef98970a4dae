import { isSameRental, isWhole, rentalFrom } from '../../../rental/rental.ts';
import { type BookingDraft, isDone, newBookingDraft } from './draft.ts';
import { madeOf } from './requests.ts';
import type { WizardBooking } from './wizard-context.ts';

type StepName = 'vehicle' | 'customer' | 'payment' | 'confirmation';

type Step = Readonly<{
  name: StepName;
  /** What the draft must hold before the step can be shown. */
  isOpen: (draft: BookingDraft) => boolean;
}>;

/** The wizard, in order. A step is shown when it and every one before it is open. */
export const flow: readonly Step[] = [
  { name: 'vehicle', isOpen: () => true },
  { name: 'customer', isOpen: ({ rental }) => isWhole(rental) },
  { name: 'payment', isOpen: (draft) => isHeld(draft) },
  { name: 'confirmation', isOpen: ({ booking }) => isDone(booking) },
];

/** The step that an address asks for, counted from 1; null when it names none. */
export const readStep = (query: URLSearchParams): number | null => {
  const requested = Number(query.get('step'));
  return Number.isInteger(requested) && requested >= 1 && requested <= flow.length ? requested : null;
};

/** The step to show: the asked one, or the last open one before it. Once paid there is no way back into the steps. */
export const stepFor = (requested: number, draft: BookingDraft): number => {
  if (isDone(draft.booking)) return flow.length;
  const firstClosed = flow.findIndex(({ isOpen }) => !isOpen(draft));
  return Math.min(requested, firstClosed === -1 ? flow.length : firstClosed);
};

/**
 * The draft that an address begins with, given what this tab remembers. Another vehicle, or after a paid booking a link
 * without a step or with other dates or places, begins anew and keeps only who the customer is, until the booking is done.
 */
export const beginDraft = (query: URLSearchParams, remembered: BookingDraft | null): BookingDraft => {
  const vehicleId = query.get('vehicle') ?? '';
  if (!remembered || remembered.vehicleId !== vehicleId || isAnother(query, remembered)) {
    return { ...newBookingDraft(vehicleId, rentalFrom(query)), ...(remembered && { customer: remembered.customer }) };
  }
  return { ...remembered, rental: rentalFrom(query, remembered.rental) };
};

/** Whether an address asks for another booking than the one that is done. */
const isAnother = (query: URLSearchParams, { booking, rental }: BookingDraft): boolean =>
  isDone(booking) && (readStep(query) === null || !isSameRental(rentalFrom(query, rental), rental));

/** The address of a step: everything that may be shared, nothing about the person. */
export const stepQuery = ({ vehicleId, rental }: BookingDraft, step: number): URLSearchParams => {
  const { pickupLocation, dropoffLocation, ...times } = rental;
  const pairs = Object.entries({
    vehicle: vehicleId,
    location: pickupLocation,
    dropoffLocation: dropoffLocation === pickupLocation ? '' : dropoffLocation,
    ...times,
    step: String(step),
  });
  return new URLSearchParams(pairs.filter(([, value]) => value !== ''));
};

/** The pending booking, if it still holds the vehicle for exactly these choices. */
export const reusableBooking = (draft: BookingDraft, nowMs: number) => {
  const { booking } = draft;
  if (!booking || isDone(booking) || booking.holdEndsAt <= nowMs) return null;
  return booking.madeOf === madeOf(draft) ? booking : null;
};

/** What a mail led to was made of choices that are not known here, and is held all the same. */
const isHeld = (draft: BookingDraft): boolean =>
  draft.booking !== null && (draft.booking.madeOf ?? madeOf(draft)) === madeOf(draft);

/** Whether anything was paid for a booking, or it needs no payment any more. Also what was given back was paid. */
export const isSettled = ({ status, paymentStatus, paidAmount }: Omit<WizardBooking, 'quote'>): boolean =>
  status === 'confirmed' || status === 'completed' || paidAmount > 0 || paymentStatus === 'refunded';

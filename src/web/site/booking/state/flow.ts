import { isSameRental, isWhole, type Rental, rentalFrom } from '../../../rental/rental.ts';
import { type BookingDraft, isDone, newBookingDraft } from './draft.ts';
import { extrasIn } from './extras-query.ts';
import { madeOf } from './requests.ts';
import type { WizardBooking } from './wizard-context.ts';

type StepName = 'vehicle' | 'customer' | 'payment' | 'confirmation';

type Step = Readonly<{
  name: StepName;
  /** Whether the draft has what the step requires. */
  isOpen: (draft: BookingDraft) => boolean;
}>;

/** The wizard's steps, in order. A step can be shown when it and all steps before it are open. */
export const flow: readonly Step[] = [
  { name: 'vehicle', isOpen: () => true },
  { name: 'customer', isOpen: ({ rental }) => isWhole(rental) },
  { name: 'payment', isOpen: (draft) => isHeld(draft) },
  { name: 'confirmation', isOpen: ({ booking }) => isDone(booking) },
];

/** The step in an address, counted from 1; null without a valid one. */
export const readStep = (query: URLSearchParams): number | null => {
  const requested = Number(query.get('step'));
  return Number.isInteger(requested) && requested >= 1 && requested <= flow.length ? requested : null;
};

/**
 * The step to show: the requested one, or the last open one before it. After payment it is always the last. Where
 * covers are offered (`asksForCover`), the first step is left only once one is chosen or declined.
 */
export const stepFor = (requested: number, draft: BookingDraft, asksForCover = false): number => {
  if (isDone(draft.booking)) return flow.length;
  if (asksForCover && draft.cover === null && draft.booking === null) return 1;
  const firstClosed = flow.findIndex(({ isOpen }) => !isOpen(draft));
  return Math.min(requested, firstClosed === -1 ? flow.length : firstClosed);
};

/**
 * The initial draft for an address and this tab's stored draft. Another vehicle, or after a completed booking an
 * address without a step or with another rental, starts a new draft that keeps the customer's details and the add-ons,
 * unless the booking is done. So does an address that names a cover or add-ons, with these. It begins with the tab's
 * last search, if one is given.
 */
export const beginDraft = (
  query: URLSearchParams,
  remembered: BookingDraft | null,
  searched?: Rental,
): BookingDraft => {
  const vehicleId = query.get('vehicle') ?? '';
  const named = extrasIn(query);
  if (named || !remembered || remembered.vehicleId !== vehicleId || isAnother(query, remembered)) {
    const kept = remembered && {
      customer: remembered.customer,
      drivers: remembered.drivers,
      addons: isDone(remembered.booking) ? {} : remembered.addons,
    };
    return { ...newBookingDraft(vehicleId, rentalFrom(query, searched)), ...kept, ...named };
  }
  return { ...remembered, rental: rentalFrom(query, remembered.rental) };
};

/** Whether an address requests a booking other than the completed one. */
const isAnother = (query: URLSearchParams, { booking, rental }: BookingDraft): boolean =>
  isDone(booking) && (readStep(query) === null || !isSameRental(rentalFrom(query, rental), rental));

/** The query of a step: everything that may be shared, no personal data. */
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

/** The pending booking if it still holds the vehicle for exactly these choices; otherwise null. */
export const reusableBooking = (draft: BookingDraft, nowMs: number) => {
  const { booking } = draft;
  if (!booking || isDone(booking) || booking.holdEndsAt <= nowMs) return null;
  return booking.madeOf === madeOf(draft) ? booking : null;
};

/** Whether the draft's booking matches its choices. One opened from a link has no known choices and always matches. */
const isHeld = (draft: BookingDraft): boolean =>
  draft.booking !== null && (draft.booking.madeOf ?? madeOf(draft)) === madeOf(draft);

/** Whether anything was paid for a booking, even if since refunded, or staff have confirmed or completed it. */
export const isSettled = ({ status, paymentStatus, paidAmount }: Omit<WizardBooking, 'quote'>): boolean =>
  status === 'confirmed' || status === 'completed' || paidAmount > 0 || paymentStatus === 'refunded';

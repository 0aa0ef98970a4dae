import type { Booking } from './booking-in-hand.ts';
import { type Draft, isDone, newDraft, noRental, type Rental } from './draft/draft.ts';
import { madeOf } from './requests.ts';

export type StepName = 'vehicle' | 'customer' | 'payment' | 'confirmation';

type Step = Readonly<{
  name: StepName;
  /** What the draft must hold before the step can be shown. */
  isOpen: (draft: Draft) => boolean;
}>;

/** The wizard, in order (document 1, section 2). A step is shown when it and every one before it is open. */
export const flow: readonly Step[] = [
  { name: 'vehicle', isOpen: () => true },
  { name: 'customer', isOpen: ({ rental }) => isWhole(rental) },
  { name: 'payment', isOpen: (draft) => isHeld(draft) },
  { name: 'confirmation', isOpen: ({ booking }) => isDone(booking) },
];

/** The step that an address asks for, counted from 1; null when it names none. */
export const readStep = (query: URLSearchParams): number | null => {
  const asked = Number(query.get('step'));
  return Number.isInteger(asked) && asked >= 1 && asked <= flow.length ? asked : null;
};

/** The step to show: the asked one, or the last open one before it. Once paid there is no way back into the steps. */
export const stepFor = (asked: number, draft: Draft): number => {
  if (isDone(draft.booking)) return flow.length;
  const firstClosed = flow.findIndex(({ isOpen }) => !isOpen(draft));
  return Math.min(asked, firstClosed === -1 ? flow.length : firstClosed);
};

/** The rental that an address describes; what it does not name is taken from `before`. */
export const rentalFrom = (query: URLSearchParams, before: Rental = noRental): Rental => {
  const read = (name: string, looks: RegExp) => looks.exec(query.get(name) ?? '')?.[0];
  const named = read('location', place);
  return {
    pickupLocation: named ?? before.pickupLocation,
    dropoffLocation: read('dropoffLocation', place) ?? named ?? before.dropoffLocation,
    pickupDate: read('pickupDate', date) ?? before.pickupDate,
    pickupTime: read('pickupTime', halfHour) ?? before.pickupTime,
    returnDate: read('returnDate', date) ?? before.returnDate,
    returnTime: read('returnTime', halfHour) ?? before.returnTime,
  };
};

const place = /^.{1,200}$/;
const date = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const halfHour = /^([01]\d|2[0-3]):(00|30)$/;

/**
 * The draft that an address begins with, given what this tab remembers. Another vehicle, or after a paid booking a link
 * without a step or with other dates or places, begins anew and keeps only who the customer is, until the booking is done.
 */
export const beginDraft = (query: URLSearchParams, remembered: Draft | null): Draft => {
  const vehicleId = query.get('vehicle') ?? '';
  if (!remembered || remembered.vehicleId !== vehicleId || isAnother(query, remembered)) {
    return { ...newDraft(vehicleId, rentalFrom(query)), ...(remembered && { customer: remembered.customer }) };
  }
  return { ...remembered, rental: rentalFrom(query, remembered.rental) };
};

/** Whether an address asks for another booking than the one that is done. */
const isAnother = (query: URLSearchParams, { booking, rental }: Draft): boolean =>
  isDone(booking) && (readStep(query) === null || !isSameRental(rentalFrom(query, rental), rental));

const isSameRental = (one: Rental, other: Rental): boolean =>
  Object.entries(one).every(([name, value]) => Object(other)[name] === value);

/** The address of a step: everything that may be shared, nothing about the person. */
export const addressOf = ({ vehicleId, rental }: Draft, step: number): URLSearchParams => {
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

/** The listing with the same place and dates. */
export const otherVehiclesPath = ({
  pickupLocation,
  pickupDate,
  pickupTime,
  returnDate,
  returnTime,
}: Rental): string => {
  const pairs = Object.entries({ location: pickupLocation, pickupDate, pickupTime, returnDate, returnTime });
  const isDated = pickupDate !== '' && returnDate !== '';
  const shown = pairs.filter(([name, value]) => value !== '' && (isDated || name === 'location'));
  return shown.length === 0 ? '/vehicles' : `/vehicles?${new URLSearchParams(shown)}`;
};

const halfHourMs = 1_800_000;
const asMs = (local: string) => Date.parse(`${local}:00Z`);
const asLocal = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** The same rental for as long, from a wall-clock moment on (`YYYY-MM-DDTHH:MM`), rounded up to the half hour. */
export const movedTo = (rental: Rental, from: string): Rental => {
  const { pickupDate, pickupTime, returnDate, returnTime } = rental;
  const length = asMs(`${returnDate}T${returnTime}`) - asMs(`${pickupDate}T${pickupTime}`);
  const start = Math.ceil(asMs(from) / halfHourMs) * halfHourMs;
  const [startText, endText] = [asLocal(start), asLocal(start + length)];
  return {
    ...rental,
    pickupDate: startText.slice(0, 10),
    pickupTime: startText.slice(11),
    returnDate: endText.slice(0, 10),
    returnTime: endText.slice(11),
  };
};

/** The pending booking, if it still holds the vehicle for exactly these choices. */
export const reusableBooking = (draft: Draft, nowMs: number) => {
  const { booking } = draft;
  if (!booking || isDone(booking) || booking.holdEndsAt <= nowMs) return null;
  return booking.madeOf === madeOf(draft) ? booking : null;
};

/** What a mail led to was made of choices that are not known here, and is held all the same. */
const isHeld = (draft: Draft): boolean =>
  draft.booking !== null && (draft.booking.madeOf ?? madeOf(draft)) === madeOf(draft);

/** Whether anything was paid for a booking, or it needs no payment any more. Also what was given back was paid. */
export const isSettled = ({ status, paymentStatus, paidAmount }: Omit<Booking, 'quote'>): boolean =>
  status === 'confirmed' || status === 'completed' || paidAmount > 0 || paymentStatus === 'refunded';

const isWhole = (rental: Rental) => Object.values(rental).every((value) => value !== '') && isForward(rental);

const isForward = ({ pickupDate, pickupTime, returnDate, returnTime }: Rental) =>
  `${pickupDate}T${pickupTime}` < `${returnDate}T${returnTime}`;

export type RentalTrouble = Readonly<{
  field: keyof Rental;
  sentence:
    | 'pickupLocationRequired'
    | 'dropoffLocationRequired'
    | 'pickupDateRequired'
    | 'returnDateRequired'
    | 'pickupInThePast'
    | 'returnNotAfterPickup';
}>;

/** What is wrong with where and when; `clock` is the wall clock in Bangkok, `YYYY-MM-DDTHH:MM`. */
export const rentalTroubles = (rental: Rental, clock: string): RentalTrouble[] => {
  const { pickupLocation, dropoffLocation, pickupDate, pickupTime, returnDate } = rental;
  const troubles: RentalTrouble[] = [];
  if (!pickupLocation) troubles.push({ field: 'pickupLocation', sentence: 'pickupLocationRequired' });
  if (!dropoffLocation) troubles.push({ field: 'dropoffLocation', sentence: 'dropoffLocationRequired' });
  if (!pickupDate) troubles.push({ field: 'pickupDate', sentence: 'pickupDateRequired' });
  if (!returnDate) troubles.push({ field: 'returnDate', sentence: 'returnDateRequired' });
  if (pickupDate && `${pickupDate}T${pickupTime}` < clock)
    troubles.push({ field: 'pickupDate', sentence: 'pickupInThePast' });
  if (pickupDate && returnDate && !isForward(rental))
    troubles.push({ field: 'returnDate', sentence: 'returnNotAfterPickup' });
  return troubles;
};

import { DRIVERS_AT_MOST } from '#kernel/driver-limits.ts';
import { keepKey, storedDraft } from '../../../booking/key-storage.ts';
import { noRental, type Rental } from '../../../rental/rental.ts';
import { clockAt } from '../../../rental/search-fields.ts';
import {
  type BookingDraft,
  type DraftCustomer,
  type HeldBooking,
  isDone,
  newBookingDraft,
  noCustomer,
  type PayBy,
  undecided,
} from './draft.ts';
import { type DraftDriver, noDriver } from './drivers.ts';
import { withoutPast, withoutPerson } from './own-draft.ts';

/** The draft of this tab, without dates that are over. Without storage, booking still works, but nothing is remembered. */
export const loadDraft = (): BookingDraft | null => {
  const draft = readDraft(storedDraft.read());
  return draft && withoutPast(draft, clockAt(Date.now()));
};

/** Saves the draft; once the booking is done, without personal data, for the next person to use this tab. */
export const saveDraft = (draft: BookingDraft): void => {
  if (draft.booking) keepBooking(draft.booking, draft.vehicleId);
  storedDraft.write(JSON.stringify(isDone(draft.booking) ? withoutPerson(draft) : draft));
};

/** Stores the booking's key for the other tabs of this browser. */
const keepBooking = ({ bookingId, accessToken, holdEndsAt, isPaid }: HeldBooking, vehicleId: string): void => {
  if (accessToken) keepKey({ bookingId, accessToken, vehicleId, holdEndsAt: isPaid ? 0 : holdEndsAt });
};

/** Parses a stored draft; null if there is none or it is unreadable. Invalid parts get their initial values. */
export const readDraft = (text: string | null): BookingDraft | null => {
  const stored = parse(text);
  if (typeof stored?.vehicleId !== 'string') return null;
  return {
    ...newBookingDraft(stored.vehicleId, rentalOf(stored.rental)),
    of: typeof stored.of === 'string' ? stored.of : null,
    cover: coverOf(stored.cover),
    addons: quantitiesOf(stored.addons),
    promoCode: typeof stored.promoCode === 'string' ? stored.promoCode : '',
    exactVehicle: stored.exactVehicle === true,
    points: pointsOf(stored.points),
    customer: textsOf<DraftCustomer>(noCustomer, stored.customer),
    drivers: driversIn(stored.drivers),
    plan: stored.plan === 'deposit' ? 'deposit' : 'full',
    payBy: payByOf(stored.payBy),
    attempt: attemptOf(stored.attempt),
    booking: bookingOf(stored.booking),
  };
};

type Stored = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string | null): Stored | null => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isObject(stored) ? stored : null;
  } catch {
    return null;
  }
};

const textsOf = <T extends Readonly<Record<string, string>>>(blank: T, stored: unknown): T => {
  if (!isObject(stored)) return blank;
  const valid = Object.keys(blank).filter((name) => typeof stored[name] === 'string');
  return { ...blank, ...Object.fromEntries(valid.map((name) => [name, stored[name]])) };
};

const driversIn = (stored: unknown): BookingDraft['drivers'] =>
  Array.isArray(stored) ? stored.slice(0, DRIVERS_AT_MOST).map((one) => textsOf<DraftDriver>(noDriver, one)) : [];

const rentalOf = (stored: unknown): Rental => {
  const driverAge = isObject(stored) && typeof stored.driverAge === 'string' ? stored.driverAge : '';
  return { ...textsOf<Rental>(noRental, stored), ...(driverAge && { driverAge }) };
};

const quantitiesOf = (stored: unknown): BookingDraft['addons'] =>
  isObject(stored)
    ? Object.fromEntries(
        Object.entries(stored).filter(
          (pair): pair is [string, number] => Number.isInteger(pair[1]) && Number(pair[1]) > 0,
        ),
      )
    : {};

const pointsOf = (stored: unknown): number => (Number.isInteger(stored) && Number(stored) > 0 ? Number(stored) : 0);

const coverOf = (stored: unknown): BookingDraft['cover'] => {
  if (stored === 'none') return 'none';
  return isObject(stored) && typeof stored.packageId === 'string'
    ? { packageId: stored.packageId, payAt: stored.payAt === 'pickup' ? 'pickup' : 'online' }
    : null;
};

const attemptOf = (stored: unknown): BookingDraft['attempt'] =>
  isObject(stored) && typeof stored.key === 'string' && typeof stored.of === 'string'
    ? { key: stored.key, of: stored.of }
    : null;

const payByOf = (stored: unknown): PayBy => {
  if (!isObject(stored)) return undecided;
  const { method, bank, phone, acceptsTerms } = stored;
  return {
    method: typeof method === 'string' ? method : '',
    bank: typeof bank === 'string' ? bank : '',
    phone: typeof phone === 'string' ? phone : null,
    acceptsTerms: acceptsTerms === true,
  };
};

const bookingOf = (stored: unknown): HeldBooking | null => {
  if (!isObject(stored)) return null;
  const { bookingId, accessToken, madeOf, holdEndsAt, pendingCharge, isPaid, paysOffline, paysRest } = stored;
  if (typeof bookingId !== 'string' || typeof accessToken !== 'string') return null;
  return {
    bookingId,
    accessToken,
    madeOf: typeof madeOf === 'string' ? madeOf : null,
    holdEndsAt: typeof holdEndsAt === 'number' ? holdEndsAt : 0,
    pendingCharge: typeof pendingCharge === 'string' ? pendingCharge : null,
    isPaid: isPaid === true,
    paysOffline: paysOffline === true,
    paysRest: paysRest === true,
  };
};

import type { Client } from '../../../api/client.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf, Outcome, RouteInput } from '../../../api/routes.ts';
import { type BookingKey, tokenOf } from '../../../booking/booking-key.ts';
import type { Rental } from '../../../rental/rental.ts';
import type { CustomerBooking } from '../managed.ts';

type Quantities = Readonly<Record<string, number>>;

/** The change to the chosen dates, times and places; null when they equal the booking's. */
export const dateChange = (booked: Rental, chosen: Rental): BookingChange | null => {
  const names = Object.keys(booked) as (keyof Rental)[];
  if (names.every((name) => booked[name] === chosen[name])) return null;
  const { pickupLocation, dropoffLocation, pickupDate, pickupTime, returnDate, returnTime } = chosen;
  return {
    kind: 'dates',
    body: {
      pickupDate: `${pickupDate}T${pickupTime}`,
      returnDate: `${returnDate}T${returnTime}`,
      pickupLocation,
      dropoffLocation,
    },
  };
};

/** The booked quantity of each add-on, by id. */
export const quantitiesOf = ({ selectedAddons }: Pick<CustomerBooking, 'selectedAddons'>): Quantities =>
  Object.fromEntries(selectedAddons.map(({ addonId, quantity }) => [addonId, quantity]));

/** The change to the add-ons whose quantity differs (0 removes one); null when none does. */
export const addonChange = (booked: Quantities, chosen: Quantities): BookingChange | null => {
  const ids = [...new Set([...Object.keys(booked), ...Object.keys(chosen)])];
  const addons = ids
    .map((addonId) => ({ addonId, quantity: chosen[addonId] ?? 0 }))
    .filter(({ addonId, quantity }) => quantity !== (booked[addonId] ?? 0));
  return addons.length > 0 ? { kind: 'addons', addons } : null;
};

export type ChangedBooking = DataOf<'POST /bookings/:id/modify'>;

/** A requested change: dates, times and places, or quantities of add-ons. */
export type BookingChange =
  | { kind: 'dates'; body: DatesBody }
  | { kind: 'addons'; addons: readonly { addonId: string; quantity: number }[] };
type DatesBody = Pick<
  NonNullable<RouteInput<'POST /bookings/:id/modify'>['body']>,
  'pickupDate' | 'returnDate' | 'pickupLocation' | 'dropoffLocation'
>;

export type BookingChangeProblem =
  | { kind: 'taken' | 'priceChanged' | 'conflict' | 'tooLate' | 'unanswered' }
  | { kind: 'refused'; failure: Failure };

type ChangeOutcome = Outcome<'POST /bookings/:id/modify'>;

type Sending = Readonly<{
  key: BookingKey;
  change: BookingChange;
  /** Either only previews the price, or makes the change for the total shown to the customer. */
  how: { dryRun: true } | { totalAmount: number; attempt: string };
  version: number;
  signal?: AbortSignal;
}>;

export const sendChange = (
  { call }: Client,
  { key, change, how, version, signal }: Sending,
): Promise<ChangeOutcome> => {
  const isTrial = 'dryRun' in how;
  const terms = isTrial ? { dryRun: true, version } : { totalAmount: how.totalAmount, version };
  const headers = { ...tokenOf(key), ...(isTrial ? {} : { 'Idempotency-Key': how.attempt }) };
  const manner = { headers, ...(signal && { signal }) };
  if (change.kind === 'dates')
    return call('POST /bookings/:id/modify', {
      params: { id: key.bookingId },
      body: { ...change.body, ...terms },
      ...manner,
    });
  return call('PATCH /booking-pricing/:bookingId/addons', {
    params: { bookingId: key.bookingId },
    body: { addons: [...change.addons], ...terms },
    ...manner,
  });
};

const kinds: Readonly<Record<string, Exclude<BookingChangeProblem['kind'], 'refused'>>> = {
  'booking.vehicle-taken': 'taken',
  'booking.price-changed': 'priceChanged',
  'booking.changed-meanwhile': 'conflict',
  'booking.too-late-to-change': 'tooLate',
};

/** Why the server did not make a change, for display. */
export const changeProblem = (failure: Failure): BookingChangeProblem => {
  const { status, error } = failure;
  if (status === 0 || status >= 502) return { kind: 'unanswered' };
  const kind = kinds[error];
  return kind ? { kind } : { kind: 'refused', failure };
};

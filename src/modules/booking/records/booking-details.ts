import { isBefore } from '#kernel/period.ts';
import {
  type AtPlace,
  dropOffAt,
  equalToOf,
  findAnyLocation,
  findAnyVehicle,
  type Location,
  makeAndModel,
  pickUpAt,
  type Vehicle,
} from '#modules/fleet/index.ts';
import { readSettings, type Settings } from '#modules/settings/index.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { promisedName } from '#words/or-similar.ts';
import type { RefundDeadlines } from '../rules/cancellation.ts';
import { lockedFrom } from '../rules/locked-from.ts';
import type { Booking } from './booking-store.ts';
import type { BookingPlaces } from './find-places.ts';
import { refundDeadlinesOf } from './refund-policy.ts';

/** The related data that responses, mails and papers need besides the booking. */
type BookingDetails = Readonly<{
  settings: Settings;
  vehicle: Vehicle;
  /** The vehicle to name to the customer: as long as a similar one would do too, the one that was chosen. */
  promised: Readonly<{ vehicle: Vehicle; orSimilar: boolean }>;
  pickUp: Stop;
  dropOff: Stop;
  refundDeadlines: RefundDeadlines;
}>;

export type Stop = Readonly<{
  place: Location;
  at: Temporal.Instant;
  /** The opening hours of the place on that day. */
  hours: string;
  isOutsideOpeningHours: boolean;
  /** What happens there then; null within opening hours. */
  outside: AtPlace['kind'] | null;
  /** How a key box is used; null where somebody is there, and unless the booking is confirmed. */
  keyBox: Readonly<{ en: string; th: string | null }> | null;
}>;

/** A booking's related rows, already read in the same transaction. */
export type LoadedDetails = Readonly<{ settings: Settings; vehicle: Vehicle; places: BookingPlaces }>;

/**
 * Loads a booking's related data, unless the caller passes it as `loaded`; includes a vehicle and places that are no
 * longer in use.
 */
export const bookingDetails = async (tx: Tx, booking: Booking, loaded?: LoadedDetails): Promise<BookingDetails> => {
  const { settings, vehicle, places } = loaded ?? (await readParts(tx, booking));
  const stopAt = (place: Location, at: Temporal.Instant, ruleOf: typeof pickUpAt): Stop => {
    const { hours, isOutside, kind, instructions } = ruleOf(place, at, settings);
    const keyBox = booking.status === 'confirmed' ? instructions : null;
    return { place, at, hours, isOutsideOpeningHours: isOutside, outside: isOutside ? kind : null, keyBox };
  };
  return {
    settings,
    vehicle,
    promised: await promisedOf(tx, booking, vehicle),
    pickUp: stopAt(places.pickUp, booking.pickUpAt, pickUpAt),
    dropOff: stopAt(places.dropOff, booking.dropOffAt, dropOffAt),
    refundDeadlines: refundDeadlinesOf(booking, settings),
  };
};

/** The number plate as the customer is told it: from when vehicles are locked before a pick-up. Null before. */
export const plateForCustomer = (
  { promised, settings }: Pick<BookingDetails, 'promised' | 'settings'>,
  { status, pickUpAt }: Pick<Booking, 'status' | 'pickUpAt'>,
  now: Temporal.Instant,
): string | null => {
  const isBooked = status === 'confirmed' || status === 'completed';
  const isNear = !isBefore(now, lockedFrom(pickUpAt, settings));
  return isBooked && isNear && !promised.orSimilar ? promised.vehicle.licensePlate : null;
};

const promisedOf = async (tx: Tx, { id, chosenVehicleId }: Booking, given: Vehicle) => {
  if (chosenVehicleId === null || (await equalToOf(tx, id)) === null) return { vehicle: given, orSimilar: false };
  const isGiven = chosenVehicleId === given.id;
  return { vehicle: isGiven ? given : returnedRow(await findAnyVehicle(tx, chosenVehicleId)), orSimilar: true };
};

/** The vehicle as its customer was promised it, in words. */
export const promisedText = ({ vehicle, orSimilar }: BookingDetails['promised'], language: 'en' | 'th'): string =>
  promisedName(makeAndModel(vehicle), orSimilar, language);

const readParts = async (tx: Tx, booking: Booking): Promise<LoadedDetails> => {
  const settings = await readSettings(tx);
  const pickUp = returnedRow(await findAnyLocation(tx, booking.pickUpLocationId));
  const isSamePlace = booking.dropOffLocationId === booking.pickUpLocationId;
  const dropOff = isSamePlace ? pickUp : returnedRow(await findAnyLocation(tx, booking.dropOffLocationId));
  return { settings, vehicle: returnedRow(await findAnyVehicle(tx, booking.vehicleId)), places: { pickUp, dropOff } };
};

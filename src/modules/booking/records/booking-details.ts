import { bangkokDate } from '#kernel/bangkok-time.ts';
import {
  findAnyLocation,
  findAnyVehicle,
  hoursOn,
  isOutsideOpeningHours,
  type Location,
  type Vehicle,
} from '#modules/fleet/index.ts';
import { readSettings, type Settings } from '#modules/settings/index.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import type { RefundDeadlines } from '../rules/cancellation.ts';
import type { Booking } from './booking-store.ts';
import type { BookingPlaces } from './find-places.ts';
import { refundDeadlinesOf } from './refund-policy.ts';

/** What answers, mails and papers tell beside the booking itself. */
type BookingDetails = Readonly<{
  settings: Settings;
  vehicle: Vehicle;
  pickUp: Stop;
  dropOff: Stop;
  refundDeadlines: RefundDeadlines;
}>;

export type Stop = Readonly<{
  place: Location;
  at: Temporal.Instant;
  /** Of its place on its day. */
  hours: string;
  isOutsideOpeningHours: boolean;
}>;

/** What belongs to a booking, as it was read within its transaction. */
export type LoadedDetails = Readonly<{ settings: Settings; vehicle: Vehicle; places: BookingPlaces }>;

/**
 * Loads what belongs to a booking, unless whoever asks knows it already; its vehicle and places also when they are not in
 * use any more.
 */
export const bookingDetails = async (tx: Tx, booking: Booking, loaded?: LoadedDetails): Promise<BookingDetails> => {
  const { settings, vehicle, places } = loaded ?? (await readParts(tx, booking));
  const stopAt = (place: Location, at: Temporal.Instant): Stop => {
    const hours = hoursOn(place, settings.general.businessHours, bangkokDate(at));
    return { place, at, hours, isOutsideOpeningHours: isOutsideOpeningHours(place, at, settings) };
  };
  return {
    settings,
    vehicle,
    pickUp: stopAt(places.pickUp, booking.pickUpAt),
    dropOff: stopAt(places.dropOff, booking.dropOffAt),
    refundDeadlines: refundDeadlinesOf(booking, settings),
  };
};

const readParts = async (tx: Tx, booking: Booking): Promise<LoadedDetails> => {
  const settings = await readSettings(tx);
  const pickUp = returnedRow(await findAnyLocation(tx, booking.pickUpLocationId));
  const isSamePlace = booking.dropOffLocationId === booking.pickUpLocationId;
  const dropOff = isSamePlace ? pickUp : returnedRow(await findAnyLocation(tx, booking.dropOffLocationId));
  return { settings, vehicle: returnedRow(await findAnyVehicle(tx, booking.vehicleId)), places: { pickUp, dropOff } };
};

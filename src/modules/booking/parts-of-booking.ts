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
import { present, type Tx } from '#platform/database/database.ts';
import type { Booking } from './booking-store.ts';
import { refundLimitsOf } from './refund-policy.ts';
import type { RefundLimits } from './rules/cancellation.ts';

/** What answers, mails and papers tell beside the booking itself. */
type Parts = Readonly<{
  settings: Settings;
  vehicle: Vehicle;
  pickUp: Stop;
  dropOff: Stop;
  refundLimits: RefundLimits;
}>;

export type Stop = Readonly<{
  place: Location;
  at: Temporal.Instant;
  /** Of its place on its day. */
  hours: string;
  isOutsideOpeningHours: boolean;
}>;

/** Loads what belongs to a booking; its vehicle and places also when they are not in use any more. */
export const partsOfBooking = async (tx: Tx, booking: Booking): Promise<Parts> => {
  const settings = await readSettings(tx);
  const pickUpPlace = present(await findAnyLocation(tx, booking.pickUpLocationId));
  const isSamePlace = booking.dropOffLocationId === booking.pickUpLocationId;
  const dropOffPlace = isSamePlace ? pickUpPlace : present(await findAnyLocation(tx, booking.dropOffLocationId));
  const stopAt = (place: Location, at: Temporal.Instant): Stop => {
    const hours = hoursOn(place, settings.general.businessHours, bangkokDate(at));
    return { place, at, hours, isOutsideOpeningHours: isOutsideOpeningHours(place, at, settings) };
  };
  return {
    settings,
    vehicle: present(await findAnyVehicle(tx, booking.vehicleId)),
    pickUp: stopAt(pickUpPlace, booking.pickUpAt),
    dropOff: stopAt(dropOffPlace, booking.dropOffAt),
    refundLimits: refundLimitsOf(booking, settings),
  };
};

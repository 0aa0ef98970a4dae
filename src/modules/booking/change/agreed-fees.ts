import type { Period } from '#kernel/period.ts';
import { findAnyLocation, type Vehicle } from '#modules/fleet/index.ts';
import { feesIn, isSameFees } from '#modules/pricing/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { feesNow } from '../create/price-choices.ts';
import { agesOfBooking } from '../drivers/judge-moved.ts';
import type { Booking } from '../records/booking-store.ts';
import type { BookingPlaces } from '../records/find-places.ts';
import type { AgreedRental } from '../rules/change-limits.ts';

/** Where an agreed rental begins and ends, also at a location that is closed to new bookings. */
export const placesOfAgreed = async (tx: Tx, agreed: AgreedRental): Promise<BookingPlaces> => {
  const pickUp = returnedRow(await findAnyLocation(tx, agreed.pickUpLocationId));
  const isRound = agreed.dropOffLocationId === agreed.pickUpLocationId;
  return { pickUp, dropOff: isRound ? pickUp : returnedRow(await findAnyLocation(tx, agreed.dropOffLocationId)) };
};

type Moved = Readonly<{ vehicle: Vehicle; rental: BookingPlaces & { period: Period }; settings: Settings }>;

/** Whether a booking costs other fees elsewhere. Where it does not, other places leave its price as it was agreed. */
export const hasOtherFees = async (
  tx: Tx,
  booking: Booking,
  { vehicle, rental, settings }: Moved,
): Promise<boolean> => {
  const { exactVehicle: isExact } = booking;
  const { period, ...places } = rental;
  const choices = { period, places, isExact, ages: await agesOfBooking(tx, booking, period) };
  const fees = await feesNow(tx, { vehicle, choices, settings, own: { isExact } });
  return !isSameFees(fees(vehicle.categoryId), feesIn(booking.quote));
};

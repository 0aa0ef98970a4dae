import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Period } from '#kernel/period.ts';
import type { Context } from '#platform/context.ts';
import { conflictsOf, releaseEndedHolds } from '../occupancy-store.ts';
import { namedBooking } from '../office/remove-vehicle.ts';
import type { VehicleBookings } from '../office/vehicle-bookings.ts';
import { blockOffer, bookingInTheWay } from '../rules/block-offer.ts';
import { blockMeets } from '../rules/problems.ts';

type Asked = Readonly<{ vehicleId: string; period: Period; butBlock?: string }>;

const LOOK_AHEAD = { hours: 24 * 90 };

/**
 * Refuses a block that meets a booking or another block: 409 `fleet.vehicle-booked` names it, with the first time that
 * would do. The caller has locked the vehicle.
 */
export const refuseOverlap = async (
  { tx, now }: Context,
  { vehicleId, period, butBlock }: Asked,
  { openBookingsOf }: VehicleBookings,
): Promise<void> => {
  await releaseEndedHolds(tx, { vehicleId, now });
  const during = { from: period.from, until: period.until.add(LOOK_AHEAD) };
  const taken = await conflictsOf(tx, { vehicleIds: [vehicleId], during, now, butBlock });
  const meets = taken.some(({ from }) => Temporal.Instant.compare(from, period.until) < 0);
  if (!meets) return;
  const booking = bookingInTheWay(await openBookingsOf(tx, [vehicleId], now), period);
  const offer = blockOffer(taken, period);
  throw blockMeets({
    booking: booking ? { ...namedBooking(booking), blockedUntil: toBangkokText(booking.blockedUntil) } : null,
    offer: { from: toBangkokText(offer.from), until: toBangkokText(offer.until) },
  });
};

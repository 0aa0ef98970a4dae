import type { Context } from '#platform/context.ts';
import { blocksOf } from '../block-store.ts';
import { takenWithin } from '../occupancy-store.ts';
import { DAYS_AHEAD, daysAhead, nextOf } from '../rules/outlook.ts';
import { type FleetVehicle, photosOfFleet } from './office-vehicle-store.ts';
import type { VehicleBookings } from './vehicle-bookings.ts';

/** Vehicles with what they do next: one question for all of them each. */
export const withOutlook = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  rows: readonly FleetVehicle[],
  { openBookingsOf }: VehicleBookings,
) => {
  const vehicleIds = rows.map(({ id }) => id);
  const during = { from: now.subtract({ hours: 24 }), until: now.add({ hours: 24 * DAYS_AHEAD }) };
  const taken = await takenWithin(tx, { vehicleIds, during, now });
  const bookings = await openBookingsOf(tx, vehicleIds, now);
  const blocks = await blocksOf(tx, vehicleIds, now);
  const photos = await photosOfFleet(tx, rows);
  return rows.map((vehicle) => {
    const own = <Row extends { vehicleId: string }>(all: readonly Row[]) =>
      all.filter(({ vehicleId }) => vehicleId === vehicle.id);
    return {
      vehicle,
      photos: vehicle.images.flatMap((url) => photos.get(url) ?? []),
      days: daysAhead(own(taken), now),
      next: nextOf({ bookings: own(bookings), blocks: own(blocks) }, now),
      blocks: own(blocks),
    };
  });
};

export type WithOutlook = Awaited<ReturnType<typeof withOutlook>>[number];

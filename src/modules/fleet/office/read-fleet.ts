import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { blocksOf } from '../records/block-store.ts';
import { takenWithin } from '../records/occupancy-store.ts';
import { DAYS_AHEAD, daysAhead, nextOf } from '../rules/days-ahead.ts';
import { type FleetVehicle, photosOfFleet } from './office-vehicle-store.ts';

/** Adds to each vehicle its photos, its next days and its next event, with one query of each kind for all vehicles. */
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

export type VehicleBooking = Readonly<{
  id: string;
  reference: string;
  vehicleId: string;
  pickUpAt: Temporal.Instant;
  dropOffAt: Temporal.Instant;
  /** The return plus turnover. */
  blockedUntil: Temporal.Instant;
  isOut: boolean;
}>;

/** The fleet's queries about bookings. Bookings are in a higher layer, so the application supplies the answers. */
export type VehicleBookings = Readonly<{
  /** The bookings that the vehicles are out with or reserved for, in order of time. */
  openBookingsOf: (tx: Tx, vehicleIds: readonly string[], now: Temporal.Instant) => Promise<VehicleBooking[]>;
  /** Whether a vehicle was ever booked. */
  wasBooked: (tx: Tx, vehicleId: string) => Promise<boolean>;
}>;

import { isForward, type Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { type OccupancyConflict, takenWithin } from '../records/occupancy-store.ts';
import { findVehicle } from '../records/vehicle-store.ts';
import { readClass } from './class-store.ts';

type Rental = Readonly<{
  vehicleId: string;
  during: Period;
  now: Temporal.Instant;
  butBooking?: string | undefined;
}>;

/**
 * When a rental of a vehicle cannot be had, in order of time: it is taken or, in a class, so are all equal ones at once.
 * Rentals that might move are not moved here: creating the booking may find more.
 */
export const takenForRental = async (tx: Tx, { vehicleId, ...when }: Rental): Promise<OccupancyConflict[]> => {
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle?.category.bookedAsClass) return takenWithin(tx, { vehicleIds: [vehicleId], ...when });
  const { equalTo } = await readClass(tx, { categoryId: vehicle.categoryId, from: when.during.from, ...when });
  const ids = equalTo(vehicleId);
  const taken = Map.groupBy(await takenWithin(tx, { vehicleIds: ids, ...when }), (one) => one.vehicleId);
  const [first = [], ...others] = ids.map((id) => taken.get(id) ?? []);
  return others.reduce(takenAtOnce, first).map((one) => ({ ...one, vehicleId }));
};

/** When both are taken; the reason is maintenance only where it is for both. */
export const takenAtOnce = <Taken extends Period & { reason: string }>(
  some: readonly Taken[],
  others: readonly Taken[],
): Taken[] =>
  some
    .flatMap((one) =>
      others.map((other) => ({
        ...(one.reason === 'booked' ? one : other),
        from: later(one.from, other.from),
        until: earlier(one.until, other.until),
      })),
    )
    .filter(isForward);

const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b);
const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b);

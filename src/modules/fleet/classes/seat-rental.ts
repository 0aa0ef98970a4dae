import type { Tx } from '#platform/database/database.ts';
import { conflictsOf } from '../records/occupancy-store.ts';
import type { Vehicle } from '../records/vehicle.ts';
import { findSeat, type Seat } from '../rules/classes/find-seat.ts';
import type { OccupiedTime } from '../rules/occupied-time.ts';
import { readClass } from './class-store.ts';

type Wished = Readonly<{
  vehicle: Pick<Vehicle, 'id' | 'categoryId' | 'category'>;
  during: OccupiedTime;
  now: Temporal.Instant;
  /** The booking whose own time counts as free. */
  butBooking?: string | undefined;
  /** No equal vehicle will do. */
  isExact?: boolean | undefined;
}>;

/**
 * The vehicle that a rental of this one would get: itself or, in a class, an equal one, with the tentative rentals that
 * have to move for it. Null if there is none. Decisive for whoever has locked the vehicles of the class.
 */
export const seatRental = async (
  tx: Tx,
  { vehicle, during, now, butBooking, isExact = false }: Wished,
): Promise<Seat | null> => {
  const conflicts = await conflictsOf(tx, { vehicleIds: [vehicle.id], during, now, butBooking });
  if (conflicts.length === 0) return { vehicleId: vehicle.id, moves: [] };
  if (!vehicle.category.bookedAsClass) return null;
  const { equalTo, seating } = await readClass(tx, {
    categoryId: vehicle.categoryId,
    from: during.from,
    now,
    butBooking,
  });
  const suits = isExact ? [vehicle.id] : equalTo(vehicle.id);
  const time = { from: during.from.epochMilliseconds, until: during.until.epochMilliseconds };
  return findSeat({ ...time, suits }, seating);
};

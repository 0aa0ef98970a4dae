import type { Tx } from '#platform/database/database.ts';
import { takenWithin } from '../records/occupancy-store.ts';
import type { Vehicle } from '../records/vehicle.ts';
import { findSeat } from '../rules/classes/find-seat.ts';
import { readClass } from './class-store.ts';

type Rental = Readonly<{
  vehicle: Pick<Vehicle, 'id' | 'categoryId' | 'category'>;
  bookingId: string;
  from: Temporal.Instant;
  /** The longest that is looked for. */
  until: Temporal.Instant;
  now: Temporal.Instant;
}>;

/**
 * Until when a rental may keep its vehicle, turnover included: until the next one or, in a class, beyond those that can be
 * given an equal vehicle. Not before `from`.
 */
export const rentableUntil = async (
  tx: Tx,
  { vehicle, bookingId, from, until, now }: Rental,
): Promise<Temporal.Instant> => {
  const taken = await takenWithin(tx, {
    vehicleIds: [vehicle.id],
    during: { from, until },
    now,
    butBooking: bookingId,
  });
  const starts = taken.map((one) => one.from.epochMilliseconds);
  if (starts.length === 0) return until;
  const next = Temporal.Instant.fromEpochMilliseconds(Math.max(from.epochMilliseconds, Math.min(...starts)));
  if (!vehicle.category.bookedAsClass) return next;
  const { seating } = await readClass(tx, { categoryId: vehicle.categoryId, from, now, butBooking: bookingId });
  // It can only end where another one begins, or at the very end.
  const ends = [...starts, until.epochMilliseconds].sort((a, b) => b - a);
  const longest = ends.find((end) =>
    findSeat({ from: from.epochMilliseconds, until: end, suits: [vehicle.id] }, seating),
  );
  return longest === undefined ? next : Temporal.Instant.fromEpochMilliseconds(longest);
};

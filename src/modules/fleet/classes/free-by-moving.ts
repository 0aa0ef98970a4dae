import type { Tx } from '#platform/database/database.ts';
import { conflictsOf } from '../records/occupancy-store.ts';
import type { OccupiedTime } from '../rules/occupied-time.ts';
import { readClass, readClasses } from './class-store.ts';
import { findSeat } from './find-seat.ts';

type Asked = Readonly<{ during: OccupiedTime; now: Temporal.Instant; butBooking?: string | undefined }>;

/**
 * Of each class that has no free vehicle for a time, one that would be free once tentative rentals have moved, if there is
 * one. Classes that have a free vehicle are not looked at: whoever searches sees that one.
 */
export const freeByMoving = async (tx: Tx, { during, now, butBooking }: Asked): Promise<string[]> => {
  const found: string[] = [];
  for (const { categoryId, vehicleIds } of await readClasses(tx)) {
    const taken = await conflictsOf(tx, { vehicleIds, during, now, butBooking });
    if (new Set(taken.map(({ vehicleId }) => vehicleId)).size < vehicleIds.length) continue;
    const { seating } = await readClass(tx, { categoryId, now, butBooking });
    const time = { from: during.from.epochMilliseconds, until: during.until.epochMilliseconds };
    const seat = findSeat({ ...time, suits: vehicleIds }, seating);
    if (seat) found.push(seat.vehicleId);
  }
  return found;
};

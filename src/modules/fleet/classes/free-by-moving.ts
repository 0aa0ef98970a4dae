import type { Tx } from '#platform/database/database.ts';
import { findSeat } from '../rules/classes/find-seat.ts';
import type { OccupiedTime } from '../rules/occupied-time.ts';
import { readClass } from './class-store.ts';

type Rental = Readonly<{
  /** Classes that have no free vehicle then. */
  categoryIds: readonly string[];
  during: OccupiedTime;
  now: Temporal.Instant;
  butBooking?: string | undefined;
}>;

/** Of each full class one vehicle that would be free for a time once tentative rentals have moved, if there is one. */
export const freeByMoving = async (tx: Tx, { categoryIds, during, now, butBooking }: Rental): Promise<string[]> => {
  const found: string[] = [];
  for (const categoryId of categoryIds) {
    const { vehicleIds, seating } = await readClass(tx, { categoryId, from: during.from, now, butBooking });
    const time = { from: during.from.epochMilliseconds, until: during.until.epochMilliseconds };
    const seat = findSeat({ ...time, suits: vehicleIds }, seating);
    if (seat) found.push(seat.vehicleId);
  }
  return found;
};

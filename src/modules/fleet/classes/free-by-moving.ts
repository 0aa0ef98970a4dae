import type { Tx } from '#platform/database/database.ts';
import { findSeat } from '../rules/classes/find-seat.ts';
import type { OccupiedTime } from '../rules/occupied-time.ts';
import { fullClasses, hasClasses, readClass } from './class-store.ts';

type Rental = Readonly<{ during: OccupiedTime; now: Temporal.Instant; butBooking?: string | undefined }>;

/**
 * Of each class that has no free vehicle for a time, one that would be free once tentative rentals have moved, if there is
 * one. Classes that have a free vehicle are not looked at: whoever searches sees that one.
 */
export const freeByMoving = async (tx: Tx, { during, now, butBooking }: Rental): Promise<string[]> => {
  const found: string[] = [];
  if (!(await hasClasses(tx))) return found;
  for (const { categoryId, vehicleIds } of await fullClasses(tx, { during, now, butBooking })) {
    const { seating } = await readClass(tx, { categoryId, from: during.from, now, butBooking });
    const time = { from: during.from.epochMilliseconds, until: during.until.epochMilliseconds };
    const seat = findSeat({ ...time, suits: vehicleIds }, seating);
    if (seat) found.push(seat.vehicleId);
  }
  return found;
};

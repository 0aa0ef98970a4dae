import { DAY_MS } from '#kernel/calendar-date.ts';
import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { type OccupancyConflict, takenWithin } from '../records/occupancy-store.ts';
import { firstFree, type OtherDays, otherDays } from '../rules/free-times.ts';

type TimeRequest = Readonly<{
  from: Temporal.Instant;
  /** The whole time for which a vehicle would be away, turnover in. */
  lengthMs: number;
  now: Temporal.Instant;
  butBooking?: string | undefined;
}>;

// A date further off than this helps nobody who wants a car now.
const LOOK_AHEAD_MS = 90 * DAY_MS;
const LOOK_BACK_MS = 14 * DAY_MS;

/** The first half hour, within 90 days, from which a vehicle is free for as long as asked; null when there is none. */
export const firstFreeFrom = async (
  tx: Tx,
  { vehicleId, ...request }: TimeRequest & { vehicleId: string },
): Promise<Temporal.Instant | null> => {
  const [only] = await findFreeTimes(tx, { vehicleIds: [vehicleId], ...request });
  return only?.freeFrom ?? null;
};

/** The nearest pick-ups at the same time of another day, `within` when one may be, for as long as asked. */
export const freeOnOtherDays = async (
  tx: Tx,
  { vehicleId, from, lengthMs, within, now, butBooking }: TimeRequest & { vehicleId: string; within: Period },
): Promise<OtherDays> => {
  const during = {
    from: from.subtract({ milliseconds: LOOK_BACK_MS }),
    until: from.add({ milliseconds: LOOK_AHEAD_MS + lengthMs }),
  };
  const taken = await takenWithin(tx, { vehicleIds: [vehicleId], during, now, butBooking });
  return otherDays(taken, { requested: from, within, lengthMs });
};

/** For each vehicle what it is taken by from a moment on, and from when it is free for as long as asked. */
export const findFreeTimes = async (
  tx: Tx,
  { vehicleIds, from, lengthMs, now, butBooking }: TimeRequest & { vehicleIds: readonly string[] },
): Promise<{ vehicleId: string; conflicts: OccupancyConflict[]; freeFrom: Temporal.Instant | null }[]> => {
  const horizon = from.add({ milliseconds: LOOK_AHEAD_MS });
  const during = { from, until: horizon.add({ milliseconds: lengthMs }) };
  const taken = await takenWithin(tx, { vehicleIds, during, now, butBooking });
  return vehicleIds.map((vehicleId) => {
    const conflicts = taken.filter((conflict) => conflict.vehicleId === vehicleId);
    const free = firstFree(conflicts, from, lengthMs);
    return { vehicleId, conflicts, freeFrom: Temporal.Instant.compare(free, horizon) <= 0 ? free : null };
  });
};

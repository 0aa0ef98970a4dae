import { DAY_MS } from '#kernel/calendar-date.ts';
import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { type OccupancyConflict, takenWithin } from '../records/occupancy-store.ts';
import { firstFree, type OtherDays, otherDays } from '../rules/free-times.ts';

type TimeRequest = Readonly<{
  from: Temporal.Instant;
  /** The whole time that the vehicle would be away, turnover included. */
  lengthMs: number;
  now: Temporal.Instant;
  butBooking?: string | undefined;
}>;

// A date further away than this is no use to a customer who wants a car now.
const LOOK_AHEAD_MS = 90 * DAY_MS;
const LOOK_BACK_MS = 14 * DAY_MS;

/** The first half hour, within 90 days, from which a vehicle is free for `lengthMs`; null if there is none. */
export const firstFreeFrom = async (
  tx: Tx,
  { vehicleId, ...request }: TimeRequest & { vehicleId: string },
): Promise<Temporal.Instant | null> => {
  const [only] = await findFreeTimes(tx, { vehicleIds: [vehicleId], ...request });
  return only?.freeFrom ?? null;
};

/** The nearest pick-ups on other days at the same time of day, `within` the allowed period, with `lengthMs` free. */
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

/** For each vehicle its occupancies from `from` on, and the first half hour from which it is free for `lengthMs`. */
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

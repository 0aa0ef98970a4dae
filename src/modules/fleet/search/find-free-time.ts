import { DAY_MS } from '#kernel/calendar-date.ts';
import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { takenForRental } from '../classes/taken-for-rental.ts';
import { type OccupancyConflict, takenWithin } from '../records/occupancy-store.ts';
import { firstFree, isFreeFrom, type OtherDays, otherDays } from '../rules/free-times.ts';

type TimeRequest = Readonly<{
  from: Temporal.Instant;
  /** The whole time that the vehicle would be away, turnover included. */
  lengthMs: number;
  now: Temporal.Instant;
  /** The booking whose own occupancy is ignored. */
  butBooking?: string | undefined;
}>;

// How far after and before the requested pick-up another date is still of use to the customer.
const LOOK_AHEAD_MS = 90 * DAY_MS;
const LOOK_BACK_MS = 14 * DAY_MS;

/** The first time at :00 or :30, at most 90 days after `from`, from which a vehicle is free for `lengthMs`, or null. */
export const firstFreeFrom = async (
  tx: Tx,
  { vehicleId, ...request }: TimeRequest & { vehicleId: string },
): Promise<Temporal.Instant | null> => {
  const horizon = request.from.add({ milliseconds: LOOK_AHEAD_MS });
  const during = { from: request.from, until: horizon.add({ milliseconds: request.lengthMs }) };
  const taken = await takenForRental(tx, { vehicleId, during, ...request });
  return withinHorizon(firstFree(taken, request.from, request.lengthMs), horizon);
};

const withinHorizon = (free: Temporal.Instant, horizon: Temporal.Instant) =>
  Temporal.Instant.compare(free, horizon) <= 0 ? free : null;

/**
 * The nearest pick-up before and after the requested day, at the same time of day and in the period `within`, from
 * which the vehicle is free for `lengthMs`.
 */
export const freeOnOtherDays = async (
  tx: Tx,
  { vehicleId, from, lengthMs, within, now, butBooking }: TimeRequest & { vehicleId: string; within: Period },
): Promise<OtherDays> => {
  const during = {
    from: from.subtract({ milliseconds: LOOK_BACK_MS }),
    until: from.add({ milliseconds: LOOK_AHEAD_MS + lengthMs }),
  };
  const taken = await takenForRental(tx, { vehicleId, during, now, butBooking });
  return otherDays(taken, { requested: from, within, lengthMs });
};

type DaysRequest = Omit<TimeRequest, 'from'> & Readonly<{ vehicleId: string; within: Period }>;

/** Of these pick-ups, in order, those from which the vehicle is free for `lengthMs`. */
export const freeStarts = async (
  tx: Tx,
  starts: readonly Temporal.Instant[],
  { vehicleId, within, lengthMs, now, butBooking }: DaysRequest,
): Promise<Temporal.Instant[]> => {
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last) return [];
  const during = { from: first, until: last.add({ milliseconds: lengthMs }) };
  const isFree = isFreeFrom(await takenForRental(tx, { vehicleId, during, now, butBooking }), {
    within,
    lengthMs,
  });
  return starts.filter(({ epochMilliseconds }) => isFree(epochMilliseconds));
};

/**
 * For each vehicle its occupancies, from `from` to the end of the search, and the first time at :00 or :30 from which
 * it is free for `lengthMs`; null if that is more than 90 days after `from`.
 */
export const findFreeTimes = async (
  tx: Tx,
  { vehicleIds, from, lengthMs, now, butBooking }: TimeRequest & { vehicleIds: readonly string[] },
): Promise<{ vehicleId: string; occupancies: OccupancyConflict[]; freeFrom: Temporal.Instant | null }[]> => {
  const horizon = from.add({ milliseconds: LOOK_AHEAD_MS });
  const during = { from, until: horizon.add({ milliseconds: lengthMs }) };
  const taken = await takenWithin(tx, { vehicleIds, during, now, butBooking });
  return vehicleIds.map((vehicleId) => {
    const occupancies = taken.filter((conflict) => conflict.vehicleId === vehicleId);
    return { vehicleId, occupancies, freeFrom: withinHorizon(firstFree(occupancies, from, lengthMs), horizon) };
  });
};

import { isBefore, overlap, type Period } from '#kernel/period.ts';
import { firstFree } from './free-times.ts';

const HOUR = 3_600_000;

/**
 * An alternative period for a maintenance block that overlaps: from the first free half hour to the requested end, if
 * at least an hour is left, else a period of the requested length in the next gap. `taken` is in order of time.
 */
export const blockOffer = (taken: readonly Period[], requested: Period): Period => {
  const length = requested.until.epochMilliseconds - requested.from.epochMilliseconds;
  const after = taken.reduce(
    (end, one) => (overlap(one, { ...requested, from: end }) ? one.until : end),
    requested.from,
  );
  const from = firstFree(taken, after, 1);
  const rest = { from, until: requested.until };
  const isWorthIt = requested.until.epochMilliseconds - from.epochMilliseconds >= HOUR;
  if (isWorthIt && !taken.some((one) => overlap(one, rest))) return rest;
  const start = firstFree(taken, requested.from, length);
  return { from: start, until: start.add({ milliseconds: length }) };
};

type Booked = Readonly<{ pickUpAt: Temporal.Instant; blockedUntil: Temporal.Instant }>;

/** The first booking that the block overlaps, turnover included. */
export const conflictingBooking = <B extends Booked>(bookings: readonly B[], block: Period): B | undefined =>
  bookings.find(({ pickUpAt, blockedUntil }) => isBefore(pickUpAt, block.until) && isBefore(block.from, blockedUntil));

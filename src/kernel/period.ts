import { DAY_MS } from './calendar-date.ts';

/** A half-open interval, `until` excluded: a return at 10:00 does not overlap a pick-up at 10:00. */
export type Period = Readonly<{ from: Temporal.Instant; until: Temporal.Instant }>;

export const isForward = ({ from, until }: Period): boolean => Temporal.Instant.compare(from, until) < 0;

/** Rentals are sold in days of 24 hours; a started day counts as a whole one, and the minimum is one day. */
export const rentalDays = ({ from, until }: Period): number =>
  Math.max(1, Math.ceil((until.epochMilliseconds - from.epochMilliseconds) / DAY_MS));

export const hoursBetween = (from: Temporal.Instant, until: Temporal.Instant): number =>
  (until.epochMilliseconds - from.epochMilliseconds) / 3_600_000;

export const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) < 0;

export const overlap = (a: Period, b: Period): boolean => isBefore(a.from, b.until) && isBefore(b.from, a.until);

/** The parts of `whole` that lie outside `other`: none, one or two, in order of time. */
export const partsOutside = (whole: Period, other: Period): Period[] => {
  if (!overlap(whole, other)) return [whole];
  const before = { from: whole.from, until: other.from };
  const after = { from: other.until, until: whole.until };
  return [before, after].filter(isForward);
};

import type { BookingLimits } from '#kernel/booking-limits.ts';
import { isForward, type Period } from '#kernel/period.ts';
import type { FieldProblems } from '#kernel/problem.ts';
import type { Units } from './addon-quantities.ts';
import { limitProblems, type PeriodFields, periodProblems } from './limits.ts';

/** The parts of a booking that its customer may change. */
export type AgreedRental = Readonly<{
  period: Period;
  pickUpLocationId: string;
  dropOffLocationId: string;
  /** Sorted by id. */
  addons: readonly Units[];
}>;

/** Which parts differ. A change of places alone does not change the price. */
export const differences = (before: AgreedRental, after: AgreedRental) => ({
  period: !isSamePeriod(before.period, after.period),
  addons: JSON.stringify(before.addons) !== JSON.stringify(after.addons),
  places: before.pickUpLocationId !== after.pickUpLocationId || before.dropOffLocationId !== after.dropOffLocationId,
});

const isSamePeriod = (a: Period, b: Period) => a.from.equals(b.from) && a.until.equals(b.until);

/**
 * Problems with a booking's new period. The limits of a new booking apply, except that an unchanged pick-up may be
 * today or far ahead: it was accepted when it was booked.
 */
export const movedProblems = (
  now: Temporal.Instant,
  { before, after }: { before: Period; after: Period },
  limits: BookingLimits,
  fields: PeriodFields,
): FieldProblems => {
  if (!isForward(after)) return periodProblems(after, fields);
  const stays = before.from.equals(after.from);
  const applied = stays
    ? { ...limits, allowSameDayBooking: true, advanceBookingDays: Number.MAX_SAFE_INTEGER }
    : limits;
  return limitProblems(now, after, applied, fields);
};

import type { BookingLimits } from '#kernel/booking-limits.ts';
import { isForward, type Period } from '#kernel/period.ts';
import type { FieldProblems } from '#kernel/problem.ts';
import type { Units } from './addon-quantities.ts';
import { limitProblems, type PeriodFields, periodProblems } from './limits.ts';

/** What a booking is about, of which its customer may change any part. */
export type AgreedRental = Readonly<{
  period: Period;
  pickUpLocationId: string;
  dropOffLocationId: string;
  /** In the order of their ids. */
  addons: readonly Units[];
}>;

/** What differs between two agreements. Places alone change no price. */
export const differences = (before: AgreedRental, after: AgreedRental) => ({
  period: !isSamePeriod(before.period, after.period),
  addons: JSON.stringify(before.addons) !== JSON.stringify(after.addons),
  places: before.pickUpLocationId !== after.pickUpLocationId || before.dropOffLocationId !== after.dropOffLocationId,
});

const isSamePeriod = (a: Period, b: Period) => a.from.equals(b.from) && a.until.equals(b.until);

/**
 * What is wrong with a booking's new period: the limits are those of a new booking, but a pick-up that stays was fine
 * when it was agreed.
 */
export const movedProblems = (
  now: Temporal.Instant,
  { before, after }: { before: Period; after: Period },
  limits: BookingLimits,
  fields: PeriodFields,
): FieldProblems => {
  if (!isForward(after)) return periodProblems(after, fields);
  const stays = before.from.equals(after.from);
  const held = stays ? { ...limits, allowSameDayBooking: true, advanceBookingDays: Number.MAX_SAFE_INTEGER } : limits;
  return limitProblems(now, after, held, fields);
};

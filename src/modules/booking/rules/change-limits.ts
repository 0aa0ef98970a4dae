import type { BookingLimits } from '#kernel/booking-limits.ts';
import type { Satang } from '#kernel/money.ts';
import type { PeriodFields } from '#kernel/parse-period.ts';
import { isBefore, isForward, type Period } from '#kernel/period.ts';
import type { FieldProblems } from '#kernel/problem.ts';
import type { Units } from './addon-quantities.ts';
import { limitProblems, periodProblems } from './limits.ts';

/** The parts of a booking that may change; cover and discount by staff alone. */
export type AgreedRental = Readonly<{
  period: Period;
  pickUpLocationId: string;
  dropOffLocationId: string;
  /** Sorted by id. */
  addons: readonly Units[];
  insurance: Readonly<{ packageId: string; payAt?: 'online' | 'pickup' }> | null;
  discount: HandDiscount | null;
}>;

/** What staff take off the price by hand, in satang before tax. The reason stands in the price. */
export type HandDiscount = Readonly<{ amount: Satang; reason: string }>;

type Discounted = Readonly<{ discountAmount: Satang | null; discountReason: string | null }>;

/** The discount that staff gave a booking; null without one. */
export const discountIn = ({ discountAmount: amount, discountReason: reason }: Discounted): HandDiscount | null =>
  amount !== null && reason !== null ? { amount, reason } : null;

/** Which parts differ. */
export const differences = (before: AgreedRental, after: AgreedRental) => ({
  period: !isSamePeriod(before.period, after.period),
  addons: JSON.stringify(before.addons) !== JSON.stringify(after.addons),
  insurance: !isSameInsurance(before.insurance, after.insurance),
  discount: before.discount?.amount !== after.discount?.amount || before.discount?.reason !== after.discount?.reason,
  places: before.pickUpLocationId !== after.pickUpLocationId || before.dropOffLocationId !== after.dropOffLocationId,
});

// Without a place to pay, it stays where it is paid.
const isSameInsurance = (a: AgreedRental['insurance'], b: AgreedRental['insurance']) =>
  a?.packageId === b?.packageId && (b?.payAt === undefined || a?.payAt === b.payAt);

const isSamePeriod = (a: Period, b: Period) => a.from.equals(b.from) && a.until.equals(b.until);

/** Whether a change of a rental that is out only brings its vehicle back at another moment, which is ahead. */
export const movesReturn = (before: AgreedRental, after: AgreedRental, now: Temporal.Instant): boolean => {
  const { period, ...others } = differences(before, after);
  const isAhead = !period || isBefore(now, after.period.until);
  return before.period.from.equals(after.period.from) && isAhead && !Object.values(others).some(Boolean);
};

/** Whether a change ends a rental earlier, and changes nothing else. */
export const isOnlyShorter = (before: AgreedRental, after: AgreedRental): boolean => {
  const { period: _, ...others } = differences(before, after);
  const isEarlier = isBefore(after.period.until, before.period.until);
  return before.period.from.equals(after.period.from) && isEarlier && !Object.values(others).some(Boolean);
};

/** Of what locations do not take, that which the change brings: what was agreed before stays. */
export const placesRefusing = (before: AgreedRental, after: AgreedRental, wrong: FieldProblems): FieldProblems => {
  const isPickUpSame =
    before.period.from.equals(after.period.from) && before.pickUpLocationId === after.pickUpLocationId;
  const isReturnSame =
    before.period.until.equals(after.period.until) && before.dropOffLocationId === after.dropOffLocationId;
  const agreed = [
    ...(differences(before, after).places ? [] : ['dropoffLocation']),
    ...(isPickUpSame ? ['pickupDate'] : []),
    ...(isReturnSame ? ['returnDate'] : []),
  ];
  return Object.fromEntries(Object.entries(wrong).filter(([field]) => !agreed.includes(field)));
};

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
